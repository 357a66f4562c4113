import { createHash } from 'node:crypto';
import { comparableId } from '../runtime/comparable-id.ts';
import { hashText } from './hash.ts';

/** Primary key of an item in the table. */
export interface Key {
  readonly pk: string;
  readonly sk: string;
}

export const keyName = ({ pk, sk }: { readonly pk?: unknown; readonly sk?: unknown }): string => `${pk}\n${sk}`;

export interface RecordReference {
  readonly type: string;
  readonly id: string;
}

/** One of the several values of a field in the records of a list. */
export interface FieldValue {
  readonly list: string;
  readonly field: string;
  readonly value: string;
}

// Neither types nor ids nor linkage names hold the separator; the last part of a back-reference or source id may.
const separator = '#';

/** A partition or sort key of several parts. */
export const join = (...parts: readonly string[]): string => parts.join(separator);

/** Sort key of the only or main item of a partition. */
export const root = separator;

// As many as let an import write thousands of names a second, at a thousand units a second each.
const sourceIdShards = 8;

const sourceIdPartition = (source: string, type: string, shard: number): string =>
  join('source_id', source, type, String(shard));

/** The partitions of all ids that a source has for records of a type. */
export const sourceIdPartitions = (source: string, type: string): string[] =>
  Array.from({ length: sourceIdShards }, (_, shard) => sourceIdPartition(source, type, shard));

/** Bytes of the longest source id that is a sort key as it is. DynamoDB's limit is 1,024; ids made of two others can be longer. */
export const longestSortKey = 1_000;

const sortKeyOf = (sourceId: string): string =>
  Buffer.byteLength(sourceId) <= longestSortKey
    ? sourceId
    : join('sha256', createHash('sha256').update(sourceId).digest('hex'));

/** Items over which each count is spread, so that writers seldom meet on one. */
export const counterShards = 8;

/** Items over which the count of an evaluation's ballots is spread: students who answer at once seldom meet on one. */
export const tallyShards = 8;

// A partition takes 1,000 write units a second, and a creation counts 2 in one of these.
export const counterPartitionCount = 4;

const counterPartition = (list: string, number: number): string => join('tally', list, String(number));

/** All partitions of a list's counter. */
export const counterPartitions = (list: string): string[] =>
  Array.from({ length: counterPartitionCount }, (_, number) => counterPartition(list, number));

/** A relationship by whose targets the records of a list are counted; `group`: the record whose targets share their items. */
export interface TargetCount {
  readonly list: string;
  readonly field: string;
  readonly group: string;
}

const targetCountPartition = ({ list, field, group }: TargetCount, number: number): string =>
  join('tally', list, field, group, String(number));

/** All partitions of the counts of a group of targets. */
export const targetCountPartitions = (count: TargetCount): string[] =>
  Array.from({ length: counterPartitionCount }, (_, number) => targetCountPartition(count, number));

// Lower than any character of a word: "an" stands before "ann".
const wordEnd = '\u0001';

// A search reads hundreds of entries, and pays for each character of their keys.
const shortName = (list: string): string => list.replace(/^course_evaluation_/, '');

/** Partition of the words of a list that begin with the same character. */
export const wordPartition = (list: string, word: string): string =>
  join('word', shortName(list), String.fromCodePoint(word.codePointAt(0) ?? 0));

const wordPlace = (word: string, place: string): string => `${word}${wordEnd}${place}`;

/** The word of a word entry, and what it finds, by its sort key. */
export const wordAndPlace = (sortKey: string): readonly [word: string, place: string] => {
  const end = sortKey.indexOf(wordEnd);
  return [sortKey.slice(0, end), sortKey.slice(end + 1)];
};

/** First and last sort key of all words with a beginning. */
export const wordRange = (beginning: string): readonly [string, string] => [beginning, `${beginning}\u{10ffff}`];

/** The first sort key behind another. */
export const keyAfter = (sortKey: string): string => `${sortKey}\u0000`;

/** Whether a key is that of a word entry: no write asks what was there. */
export const isWordEntry = ({ pk }: Key): boolean => pk.startsWith(join('word', ''));

/** Every key format of the table; docs/data-model.md lists them with the functions that use them. */
export const keyOf = {
  record: ({ type, id }: RecordReference): Key => ({ pk: join(type, id), sk: root }),

  /** One overflow entry of a linkage. */
  linkageEntry: ({ type, id }: RecordReference, linkage: string, target: string): Key => ({
    pk: join(type, id),
    sk: join(linkage, target),
  }),

  /** That another record names this one; part of the partition of the one that is named. */
  backReference: ({ type, id }: RecordReference, referrer: RecordReference): Key => ({
    pk: join(type, id),
    sk: join('referred', referrer.type, referrer.id),
  }),

  /** The record that a source, such as OneRoster files, knows by an id of its own; partitioned, so that all can be listed. */
  sourceId: (source: string, type: string, sourceId: string): Key => ({
    pk: sourceIdPartition(source, type, hashText(sourceId) % sourceIdShards),
    sk: sortKeyOf(sourceId),
  }),

  /** That a record has a value among the several of a field; all records with the value are in its partition. */
  valueEntry: ({ list, field, value }: FieldValue, place: string): Key => ({
    pk: join('value', list, field, comparableId(value)),
    sk: place,
  }),

  /** That a word finds a record; the words of a list that begin alike are in one partition, in their order. */
  wordEntry: (list: string, word: string, place: string): Key => ({
    pk: wordPartition(list, word),
    sk: wordPlace(word, place),
  }),

  /** Where an import that comes over HTTP continues; part of the import's partition. */
  importCheckpoint: ({ type, id }: RecordReference): Key => ({ pk: join(type, id), sk: 'checkpoint' }),

  /** The courses of one bucket that a period covers; part of the period's partition. */
  coverageChunk: ({ type, id }: RecordReference, bucket: string): Key => ({
    pk: join(type, id),
    sk: join('coverage', bucket),
  }),

  /** What is still to be written and destroyed for the courses of one bucket. */
  coverageWork: ({ type, id }: RecordReference, bucket: string): Key => ({
    pk: join(type, id),
    sk: join('coverage_work', bucket),
  }),

  /** Fence of a bucket's work: exists until the work is done; every write of the work checks it. */
  coverageFence: ({ type, id }: RecordReference, bucket: string): Key => ({
    pk: join(type, id),
    sk: join('coverage_fence', bucket),
  }),

  /** Which request keeps students from answering while it takes evaluations away. */
  coverageHold: ({ type, id }: RecordReference): Key => ({ pk: join(type, id), sk: 'coverage_hold' }),

  /** The plan of a period: the courses that it is to cover; exists until that is carried out. */
  coveragePlan: ({ type, id }: RecordReference, revision: number | string): Key => ({
    pk: join(type, id),
    sk: join('coverage_plan', String(revision)),
  }),

  /** That a period has a plan; all of them share a partition, so that one query finds the work that was left. */
  openCoverage: (period: string, revision: number | string): Key => ({
    pk: 'open_coverage',
    sk: join(period, String(revision)),
  }),

  /** Counts the plans of all periods, and the courses that have gone; shares a partition with what names the periods. */
  coverageCount: { pk: 'covering_periods', sk: root },

  /** That a period covers courses, or has: so all of them are found. */
  coveringPeriod: (period: string): Key => ({ pk: 'covering_periods', sk: period }),

  /** The secret that seals cursors; reading it also opens the connection while a function starts. */
  cursorSecret: { pk: 'cursor_secret', sk: root },

  /** How many records a list has, spread over several partitions. */
  counter: (list: string, shard: number): Key => ({
    pk: counterPartition(list, shard % counterPartitionCount),
    sk: String(shard),
  }),

  /** How many records of a list lead to each of some targets, spread over several partitions. */
  targetCount: (count: TargetCount, shard: number): Key => ({
    pk: targetCountPartition(count, shard % counterPartitionCount),
    sk: String(shard),
  }),

  /** How many students have answered an evaluation, spread over `tallyShards` items. */
  tally: (evaluation: string, shard: number): Key => ({ pk: join('tally', evaluation), sk: String(shard) }),

  /** That somebody has answered an evaluation, by the account. */
  participation: (evaluation: string, user: string): Key => ({ pk: join('participation', evaluation), sk: user }),

  /** A part of what a result shows in addition to its record; part of the result's partition. */
  resultDetails: ({ type, id }: RecordReference, part: number): Key => ({
    pk: join(type, id),
    sk: join('details', String(part)),
  }),

  /** What sections have had for a question in three years, in one department or in all. */
  benchmark: (question: string, group: string): Key => ({ pk: join('benchmark', question), sk: group }),

  /** That the results of an evaluation come out at a time of their own, and whether the sweep has seen to it. */
  ownRelease: (evaluation: string): Key => ({ pk: 'own_release', sk: evaluation }),

  /** Of which periods the benchmarks are. */
  benchmarkState: { pk: 'benchmarks', sk: root },

  /** How many students of a period have answered, up to the last count. */
  participationSummary: ({ type, id }: RecordReference): Key => ({ pk: join(type, id), sk: 'participation_summary' }),

  /** Ids of some of the comments that a fold has written, so that all of them are found; part of the result's partition. */
  resultComments: ({ type, id }: RecordReference, part: number): Key => ({
    pk: join(type, id),
    sk: join('comments', String(part)),
  }),

  /** Who is looking at a comment, and until when. */
  commentHold: (comment: string): Key => ({ pk: join('comment_hold', comment), sk: root }),
  /** How often comments of an evaluation were hidden; part of the result's partition. */
  hiddenComments: ({ type, id }: RecordReference): Key => ({ pk: join(type, id), sk: 'hidden_comments' }),

  /** What a question of the bank asked before; part of its partition. */
  previousVersions: ({ type, id }: RecordReference): Key => ({ pk: join(type, id), sk: 'previous_versions' }),

  /** The instructor of an assignment that has been deleted. Nothing else is left of its partition. */
  formerAssignment: ({ type, id }: RecordReference): Key => ({ pk: join(type, id), sk: 'former_assignment' }),

  /** That all evaluations of a closed period are folded; part of the period's partition. */
  periodFold: ({ type, id }: RecordReference): Key => ({ pk: join(type, id), sk: 'fold' }),

  /** The midterm evaluations that instructors have started of a section; part of the section's partition. */
  sectionMidterms: (section: string): Key => ({ pk: join('course_evaluation_section', section), sk: 'midterms' }),

  /** That a midterm evaluation is not folded yet; all of them share a partition, so that one query finds them. */
  unfoldedMidterm: (period: string): Key => ({ pk: 'unfolded_midterms', sk: period }),

  /** Until when one process folds all periods, in milliseconds since 1970. */
  foldLease: { pk: 'fold_lease', sk: root },

  /** That an evaluation has been destroyed whose ballots are still to be discarded. */
  discardedAnswers: (evaluation: string): Key => ({ pk: 'discarded_answers', sk: evaluation }),

  /**
   * How many responses an evaluation has of each day; all of a period share a partition, so that one query counts a
   * period, and each evaluation's are spread, so that students who answer at once do not meet.
   */
  responseCount: (period: string, evaluation: string, shard: number): Key => ({
    pk: join('response_count', period),
    sk: join(evaluation, String(shard)),
  }),

  importLease: { pk: 'import_lease', sk: root },

  /** The item that shows a write of an import whether another import has taken the place. */
  importFence: (shard: number): Key => ({ pk: join('import_fence', String(shard)), sk: root }),

  /** What a request with an idempotency key was answered; `scope` is a digest of the key and of what it holds for. */
  idempotency: (scope: string): Key => ({ pk: join('idempotency', scope), sk: root }),

  /** How many requests a token has made in one minute since the epoch. */
  requestCount: (token: string, minute: number): Key => ({ pk: join('request_count', token), sk: String(minute) }),

  /** An access token; all tokens share a partition, so that one consistent query lists them. */
  token: (id: string): Key => ({ pk: 'access_token', sk: id }),
} as const;

// An import has half as many writes under way at once.
const fences = 8;

/** All fences of the import that holds the lease. */
export const importFences: readonly Key[] = Array.from({ length: fences }, (_, shard) => keyOf.importFence(shard));

/** First and last sort key of all entries of a linkage, for BETWEEN: `begins_with` walks the partition on the local engine. */
export const linkageEntryRange = (linkage: string): readonly [string, string] => [
  join(linkage, ''),
  join(linkage, '\uffff'),
];

/** First and last sort key of a partition: a record with its overflow, back-references and companion items. */
export const wholePartition: readonly [string, string] = [root, '\uffff'];

/** First and last sort key of the open coverage. */
export const everyOpenCoverage = wholePartition;

export const partsOf = (sortKey: string): string[] => sortKey.split(separator);

/** First and last sort key of all back-references of a record. */
export const everyBackReference: readonly [string, string] = linkageEntryRange('referred');

/** First and last sort key of a record's back-references of one type. */
export const backReferencesOf = (type: string): readonly [string, string] => linkageEntryRange(join('referred', type));

/** The record that a back-reference names, by its sort key. */
export const referrerOf = (sortKey: string): RecordReference => {
  const [, type = '', id = ''] = partsOf(sortKey);
  return { type, id };
};
