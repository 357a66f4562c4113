import {
  bucketOf,
  type Chunk,
  type CoveredPeriod,
  coveredCourses,
  type Plan,
  sectionsIn,
  type Work,
} from '../../../resources/course-evaluations/coverage.ts';
import type { Refusal, Step } from '../../../store/steps.ts';
import type { Store } from '../../../store/store.ts';
import { countCovered, putWork, settleChunk, settlePlanStep } from './items.ts';

const courseType = 'course_evaluation_course';

type Covered = ReadonlyMap<string, readonly string[]>;

const plannedCourses = async (store: Store, period: CoveredPeriod, plan: Plan): Promise<Covered> => {
  const known: Covered = plan.isNewTerm ? new Map() : coveredCourses(period.chunks.values());
  const { courses = [] } = plan;
  const added = courses.filter((course) => !known.has(course));
  const records = await store.readMany(
    added.map((id) => ({ type: courseType, id })),
    () => ['listing_numbers'],
  );
  const term = String(period.record.term);
  const found = new Map(records.map((record) => [record.id, sectionsIn(record, term)]));
  // A section that moved from a course that stays to an added one keeps its evaluation.
  const taken = new Set([...found.values()].flat());
  const kept = (course: string) => known.get(course)?.filter((section) => !taken.has(section)) ?? [];
  return new Map(courses.map((course) => [course, found.get(course) ?? kept(course)]));
};

const chunkOf = (courses: readonly (readonly [string, readonly string[]])[]): Chunk => ({
  courses: Object.fromEntries(courses.map(([course], number) => [course, number])),
  sections: Object.fromEntries(
    courses.flatMap(([, sections], number) => sections.map((section) => [section, number] as const)),
  ),
});

const byBucket = (covered: Covered): Map<string, [string, readonly string[]][]> =>
  Map.groupBy(
    [...covered].sort(([one], [other]) => (one < other ? -1 : 1)),
    ([course]) => bucketOf(course),
  );

const missingFrom = (sections: Iterable<string>, others: ReadonlySet<string>): string[] =>
  [...sections].filter((section) => !others.has(section)).sort();

/** The coverage of a period after a plan is settled, the work that remains, and the steps that write both. */
export interface Settlement {
  readonly chunks: readonly Chunk[];
  readonly work: readonly Work[];
  readonly steps: readonly Step[];
}

/** The input of a settlement: the present chunks, and the courses to cover with their sections. */
export interface Unsettled {
  readonly period: string;
  readonly before: ReadonlyMap<string, Chunk>;
  readonly covered: Covered;
  readonly plan: Plan;
  /** Makes the error of a refused step. */
  readonly refused?: Refusal;
}

const chunkStep = ({ period, before, refused }: Unsettled, bucket: string, after: Chunk): Step[] =>
  settleChunk({ period, bucket, isThere: before.has(bucket) }, after, refused);

/** `inAll` is the number of sections of the chunk. */
const workSteps = ({ period, plan, refused }: Unsettled, { made, ...others }: Work, inAll: number): Step[] => {
  const work = made.length === inAll ? others : { made, ...others };
  return putWork({ period, revision: plan.revision }, work, refused);
};

const sectionsOf = (entries: readonly [string, readonly string[]][] = []): string[] =>
  entries.flatMap(([, sections]) => sections);

/** Computes the outcome of a plan. */
export const settle = (unsettled: Unsettled): Settlement => {
  const { before: chunks, covered, plan } = unsettled;
  const [before, after] = [coveredCourses(chunks.values()), byBucket(covered)];
  const [old, wanted] = [new Set([...before.values()].flat()), new Set([...covered.values()].flat())];
  const oldByBucket = byBucket(before);
  const buckets = [...new Set([...after.keys(), ...chunks.keys()])].sort();
  const settled = buckets.map((bucket) => ({ bucket, chunk: chunkOf(after.get(bucket) ?? []) }));
  const work = buckets
    .map((bucket) => ({
      bucket,
      made: missingFrom(sectionsOf(after.get(bucket)), old),
      destroyed: missingFrom(sectionsOf(oldByBucket.get(bucket)), wanted),
      at: plan.at,
    }))
    .filter(({ made, destroyed }) => made.length + destroyed.length > 0);
  return {
    chunks: settled.map(({ chunk }) => chunk),
    work,
    steps: [
      ...settled.flatMap(({ bucket, chunk }) => chunkStep(unsettled, bucket, chunk)),
      ...work.flatMap((each) => workSteps(unsettled, each, sectionsOf(after.get(each.bucket)).length)),
    ],
  };
};

/**
 * Finds the sections of an announced plan. Writes the new coverage of the period and the work for it in one
 * transaction, and returns the work. If several processes do this, one succeeds and the others are refused as
 * `overtaken`.
 */
export const settlePlan = async (store: Store, period: CoveredPeriod, plan: Plan): Promise<readonly Work[]> => {
  const { id } = period.record;
  const covered = await plannedCourses(store, period, plan);
  const { chunks, work, steps } = settle({ period: id, before: period.chunks, covered, plan });
  await store.write([settlePlanStep(id, plan), countCovered(id, chunks), ...steps]);
  return work;
};
