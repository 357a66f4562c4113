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

/** One value of a multi-valued field in the records of a list. */
export interface FieldValue {
  readonly list: string;
  readonly field: string;
  readonly value: string;
}

// Types, ids and linkage names never contain the separator. The last part of a back-reference or source id may.
const separator = '#';

/** A partition or sort key of several parts. */
export const join = (...parts: readonly string[]): string => parts.join(separator);

/** Sort key of the only or main item of a partition. */
export const root = separator;

// Number of partitions for source ids. Each takes a thousand units a second, so an import can write thousands of names
// a second.
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

/**
 * Items over which the count of an evaluation's ballots is spread, so that students who answer at the same time seldom
 * conflict.
 */
export const tallyShards = 8;

// Number of partitions for counters. Each takes 1,000 write units a second, and a creation counts as 2 units in one of
// them.
export const counterPartitionCount = 4;

const counterPartition = (list: string, number: number): string => join('tally', list, String(number));

/** All partitions of a list's counter. */
export const counterPartitions = (list: string): string[] =>
  Array.from({ length: counterPartitionCount }, (_, number) => counterPartition(list, number));

/**
 * A relationship whose targets are each counted with the records of the list that lead to them; `group` is the record
 * whose targets share their counter items.
 */
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

/** Returns the partition for the words of a list that begin with the same character. */
export const wordPartition = (list: string, word: string): string =>
  join('word', shortName(list), String.fromCodePoint(word.codePointAt(0) ?? 0));

const wordPlace = (word: string, place: string): string => `${word}${wordEnd}${place}`;

/** Returns the word of a word entry and the place that it finds, from the entry's sort key. */
export const wordAndPlace = (sortKey: string): readonly [word: string, place: string] => {
  const end = sortKey.indexOf(wordEnd);
  return [sortKey.slice(0, end), sortKey.slice(end + 1)];
};

/** Returns the first and last sort key of all words with a given beginning. */
export const wordRange = (beginning: string): readonly [string, string] => [beginning, `${beginning}\u{10ffff}`];

/** Returns the first sort key after another. */
export const keyAfter = (sortKey: string): string => `${sortKey}\u0000`;

/** Returns whether a key is that of a word entry. No write reads what such a key held before. */
export const isWordEntry = ({ pk }: Key): boolean => pk.startsWith(join('word', ''));

/** Every key format of the table; docs/data-model.md lists them with the functions that use them. */
export const keyOf = {
  record: ({ type, id }: RecordReference): Key => ({ pk: join(type, id), sk: root }),

  /** One overflow entry of a linkage. */
  linkageEntry: ({ type, id }: RecordReference, linkage: string, target: string): Key => ({
    pk: join(type, id),
    sk: join(linkage, target),
  }),

  /** Says that another record refers to this one. The item is in the partition of the record that is referred to. */
  backReference: ({ type, id }: RecordReference, referrer: RecordReference): Key => ({
    pk: join(type, id),
    sk: join('referred', referrer.type, referrer.id),
  }),

  /**
   * Names the record that a source, such as OneRoster files, knows by its own id. The ids are spread over partitions
   * that can all be listed.
   */
  sourceId: (source: string, type: string, sourceId: string): Key => ({
    pk: sourceIdPartition(source, type, hashText(sourceId) % sourceIdShards),
    sk: sortKeyOf(sourceId),
  }),

  /** Says that a record has a value of a multi-valued field. All records with the value share the partition. */
  valueEntry: ({ list, field, value }: FieldValue, place: string): Key => ({
    pk: join('value', list, field, comparableId(value)),
    sk: place,
  }),

  /**
   * Says that a word finds a record. The words of a list with the same first character share a partition, in their
   * order.
   */
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

  /** The writes and deletions that are still to be done for the courses of one bucket. */
  coverageWork: ({ type, id }: RecordReference, bucket: string): Key => ({
    pk: join(type, id),
    sk: join('coverage_work', bucket),
  }),

  /** Fence of a bucket's work: exists until the work is done; every write of the work checks it. */
  coverageFence: ({ type, id }: RecordReference, bucket: string): Key => ({
    pk: join(type, id),
    sk: join('coverage_fence', bucket),
  }),

  /** Names the request that keeps students from answering while it takes evaluations away. */
  coverageHold: ({ type, id }: RecordReference): Key => ({ pk: join(type, id), sk: 'coverage_hold' }),

  /** The plan of a period, with the courses that the period is to cover. It exists until the plan is carried out. */
  coveragePlan: ({ type, id }: RecordReference, revision: number | string): Key => ({
    pk: join(type, id),
    sk: join('coverage_plan', String(revision)),
  }),

  /** Says that a period has a plan. All these items share a partition, so that one query finds unfinished work. */
  openCoverage: (period: string, revision: number | string): Key => ({
    pk: 'open_coverage',
    sk: join(period, String(revision)),
  }),

  /**
   * Counts the plans of all periods and the courses that were removed. Shares a partition with the items that name the
   * periods.
   */
  coverageCount: { pk: 'covering_periods', sk: root },

  /** Says that a period covers courses, or has covered some. One query finds all these periods. */
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

  /** Says that a user account has answered an evaluation. */
  participation: (evaluation: string, user: string): Key => ({ pk: join('participation', evaluation), sk: user }),

  /** A part of what a result shows in addition to its record; part of the result's partition. */
  resultDetails: ({ type, id }: RecordReference, part: number): Key => ({
    pk: join(type, id),
    sk: join('details', String(part)),
  }),

  /** The benchmark of a question from the sections of three years, in one department or in all departments. */
  benchmark: (question: string, group: string): Key => ({ pk: join('benchmark', question), sk: group }),

  /**
   * Says that the results of an evaluation are released at a time of their own, and whether the sweep has released
   * them.
   */
  ownRelease: (evaluation: string): Key => ({ pk: 'own_release', sk: evaluation }),

  /** Names the periods from which the benchmarks were made. */
  benchmarkState: { pk: 'benchmarks', sk: root },

  /** How many students of a period have answered, up to the last count. */
  participationSummary: ({ type, id }: RecordReference): Key => ({ pk: join(type, id), sk: 'participation_summary' }),

  /** Ids of some comments that a fold has written, so that all of them can be found; part of the result's partition. */
  resultComments: ({ type, id }: RecordReference, part: number): Key => ({
    pk: join(type, id),
    sk: join('comments', String(part)),
  }),

  /** Names the user who looks at a comment, and until when. */
  commentHold: (comment: string): Key => ({ pk: join('comment_hold', comment), sk: root }),
  /** How often comments of an evaluation were hidden; part of the result's partition. */
  hiddenComments: ({ type, id }: RecordReference): Key => ({ pk: join(type, id), sk: 'hidden_comments' }),

  /** The previous versions of a question of the bank; part of the question's partition. */
  previousVersions: ({ type, id }: RecordReference): Key => ({ pk: join(type, id), sk: 'previous_versions' }),

  /** The instructor of an assignment that has been deleted. Nothing else is left of its partition. */
  formerAssignment: ({ type, id }: RecordReference): Key => ({ pk: join(type, id), sk: 'former_assignment' }),

  /** Says that all evaluations of a closed period are folded; part of the period's partition. */
  periodFold: ({ type, id }: RecordReference): Key => ({ pk: join(type, id), sk: 'fold' }),

  /** The midterm evaluations that instructors have started for a section; part of the section's partition. */
  sectionMidterms: (section: string): Key => ({ pk: join('course_evaluation_section', section), sk: 'midterms' }),

  /**
   * Says that a midterm evaluation is not folded yet. All these items share a partition, so that one query finds them.
   */
  unfoldedMidterm: (period: string): Key => ({ pk: 'unfolded_midterms', sk: period }),

  /** The lease of the process that folds all periods; it ends at a time in milliseconds since 1970. */
  foldLease: { pk: 'fold_lease', sk: root },

  /** Says that an evaluation was destroyed while its ballots are still to be discarded. */
  discardedAnswers: (evaluation: string): Key => ({ pk: 'discarded_answers', sk: evaluation }),

  /**
   * Counts the responses of an evaluation per day. All evaluations of a period share a partition, so that one query
   * counts a period. The items of each are spread, so that students who answer at the same time do not conflict.
   */
  responseCount: (period: string, evaluation: string, shard: number): Key => ({
    pk: join('response_count', period),
    sk: join(evaluation, String(shard)),
  }),

  importLease: { pk: 'import_lease', sk: root },

  /** The fence with which a write of an import checks whether another import has taken the lease. */
  importFence: (shard: number): Key => ({ pk: join('import_fence', String(shard)), sk: root }),

  /**
   * The response to a request with an idempotency key; `scope` is a digest of the key and of the requests for which it
   * is valid.
   */
  idempotency: (scope: string): Key => ({ pk: join('idempotency', scope), sk: root }),

  /** How many requests a token has made in one minute since the epoch. */
  requestCount: (token: string, minute: number): Key => ({ pk: join('request_count', token), sk: String(minute) }),

  /** An access token; all tokens share a partition, so that one consistent query lists them. */
  token: (id: string): Key => ({ pk: 'access_token', sk: id }),
} as const;

// Number of fences. An import has at most half as many parallel writes.
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

/** Returns the record to which a back-reference leads, from its sort key. */
export const referrerOf = (sortKey: string): RecordReference => {
  const [, type = '', id = ''] = partsOf(sortKey);
  return { type, id };
};
