import { linkageOf } from '../../model/definition/record-fields.ts';
import type { CompanionItems } from '../../model/definition/resource.ts';
import { derivedId } from '../../runtime/ids.ts';
import { keyOf, partsOf, type RecordReference, wholePartition } from '../../store/keys.ts';
import type { StoredRecord } from '../../store/record.ts';
import type { Store } from '../../store/store.ts';
import { foldedMember, isFolded } from './period-fold.ts';

/**
 * Field of a period: how many more evaluations have joined it with their sections than have left it with these. Each of both
 * changes the record of the period anyway; all others are counted in items of their own.
 */
export const joinedEvaluations = 'joined_evaluations';

/** The covered courses of one bucket, and their sections in the period's term. */
export interface Chunk {
  readonly courses: Readonly<Record<string, number>>;
  /** Section id → number of its course: a section joins by one SET that disturbs no other. */
  readonly sections: Readonly<Record<string, number>>;
}

export interface Plan {
  /** Counts the plans of the period. */
  readonly revision: number;
  /** Announced until it is known which sections it means; settled until their evaluations are made. */
  readonly state: 'announced' | 'settled';
  /** The courses; once it is settled, the chunks have them. */
  readonly courses?: readonly string[];
  /** The term is another one: also the courses that stay have other sections. */
  readonly isNewTerm: boolean;
  /** It takes evaluations away. */
  readonly uncovers?: true;
  /** When it was made, and with it the evaluations. */
  readonly at: string;
}

/** What is left to do in one bucket. */
export interface Work {
  readonly bucket: string;
  /** Sections whose evaluations are to be made; written down only where it is not all that the chunk has. */
  readonly made: readonly string[];
  readonly destroyed: readonly string[];
  readonly at: string;
}

/** A period with its companion items. */
export interface CoveredPeriod {
  /** The record with the linkages that follow from the coverage. */
  readonly record: StoredRecord;
  readonly chunks: ReadonlyMap<string, Chunk>;
  readonly plan?: Plan;
  readonly work: readonly Work[];
}

export const periodReference = (id: string): RecordReference => ({
  // By name: the definition of the type imports this file.
  type: 'course_evaluation_period',
  id,
});

/**
 * The bucket of a course, one of 16. The last digit of an id is random: 5,000 courses with 10,000 sections make chunks of
 * about 40 KB.
 */
export const bucketOf = (course: string): string => course.slice(-1);

/** The id that the evaluation of a section in a period always has, so that making it twice makes it once. */
export const evaluationId = (period: string, section: string): string => derivedId(section, period);

/** Member of a period as it was read with its companion items, and with a plan that is not carried out: it is not stored. */
const inProgress = 'coverage_in_progress';

/** How far the coverage of a period is, where an answer had to be given before its end. */
export const coverageState = (record: StoredRecord): 'in_progress' | undefined =>
  record[inProgress] === true ? 'in_progress' : undefined;

/** What a period's companion items hold, in addition to its record as a change has left it. */
export const withCoverageOf = (
  record: StoredRecord,
  { courses, evaluations, ...read }: StoredRecord,
): StoredRecord => ({
  ...record,
  courses,
  evaluations,
  [inProgress]: read[inProgress],
  [foldedMember]: read[foldedMember],
});

/** The covered courses of a period with their sections. */
export const coveredCourses = (chunks: Iterable<Chunk>): Map<string, string[]> => {
  const covered = new Map<string, string[]>();
  for (const { courses, sections } of chunks) {
    const byNumber = new Map(Object.entries(courses).map(([course, number]) => [number, course]));
    for (const course of Object.keys(courses)) covered.set(course, []);
    for (const [section, number] of Object.entries(sections)) covered.get(byNumber.get(number) ?? '')?.push(section);
  }
  return covered;
};

const emptyEntries = (ids: readonly string[]): Record<string, object> => Object.fromEntries(ids.map((id) => [id, {}]));

/** A period's record with the linkages that follow from what it covers. */
export const withCoverage = (record: StoredRecord, chunks: Iterable<Chunk>): StoredRecord => {
  const covered = coveredCourses(chunks);
  return {
    ...record,
    courses: emptyEntries([...covered.keys()]),
    evaluations: emptyEntries([...covered.values()].flat().map((section) => evaluationId(record.id, section))),
  };
};

const buckets = [...'0123456789abcdef'];

/** What a period covers, as reads of several types find it: without the work that may be left to do. */
export const coverageCompanions: CompanionItems = {
  keys: (id) => buckets.map((bucket) => keyOf.coverageChunk(periodReference(id), bucket)),
  // Only this folder writes items under these keys.
  join: (record, items) => withCoverage(record, items as unknown as Chunk[]),
};

type Item = Readonly<Record<string, unknown>>;

/** Reads a period with what it covers; undefined when there is none. One round trip as long as it is less than 1 MB. */
export const readCoverage = async (store: Store, id: string): Promise<CoveredPeriod | undefined> => {
  const items = await store.queryRange(keyOf.record(periodReference(id)).pk, wholePartition);
  const named = (part: string): [string, Item][] =>
    items.flatMap((item) => {
      const [first, name = ''] = partsOf(String(item.sk));
      return first === part ? [[name, item]] : [];
    });
  const root = items.find(({ sk }) => sk === keyOf.record(periodReference(id)).sk);
  if (root === undefined) return undefined;
  // Only this folder writes items under these keys.
  const chunks = new Map(named('coverage') as unknown as [string, Chunk][]);
  const work = named('coverage_work').map(([bucket, item]) => ({
    made: Object.keys(chunks.get(bucket)?.sections ?? {}),
    ...(item as unknown as Omit<Work, 'made'>),
    bucket,
  }));
  const plan = named('coverage_plan')[0]?.[1] as Plan | undefined;
  const record = await store.complete(root);
  return {
    record: {
      ...withCoverage(record, chunks.values()),
      [foldedMember]: isFolded(named('fold')[0]?.[1], record),
      ...(plan === undefined ? {} : { [inProgress]: true }),
    },
    chunks,
    work,
    ...(plan === undefined ? {} : { plan }),
  };
};

/** How many plans a period has had. */
export const revisionOf = ({ coverage_revision: revision }: StoredRecord): number =>
  typeof revision === 'number' ? revision : 0;

/** The counts of some chunks, as fields of the period's record: answers that do not read the chunks show them. */
export const countsOf = (chunks: readonly Chunk[]) => {
  const count = (part: keyof Chunk): number =>
    chunks.reduce((total, chunk) => total + Object.keys(chunk[part]).length, 0);
  return { covered_courses: count('courses'), covered_sections: count('sections') };
};

/** How much a period covers, as its record shows; undefined until its first plan is settled. */
export const countCovered = (record: StoredRecord, field: keyof ReturnType<typeof countsOf>): number | undefined =>
  // Only `countsOf` is stored under these names.
  (record[field] as number | undefined) ?? (revisionOf(record) === 0 ? 0 : undefined);

/** Whether a section is evaluated where a period covers it: its class takes place, and its source has not removed it. */
export const isEvaluated = ({ withdrawn, cancelled }: Readonly<Record<string, unknown>>): boolean =>
  withdrawn !== true && cancelled !== true;

/** The sections of a course in a term that are evaluated, from the course's record alone. */
export const sectionsIn = (course: StoredRecord, term: string): string[] =>
  Object.entries(linkageOf(course, 'sections')).flatMap(([section, entry]) =>
    entry.term === term && isEvaluated(entry) ? [section] : [],
  );
