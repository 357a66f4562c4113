import { keyOf } from '../store/keys.ts';
import { changeStep, deleteStep, itemExists, putStep, type Step } from '../store/steps.ts';
import type { Store } from '../store/store.ts';
import {
  bucketOf,
  type Chunk,
  type CoveredPeriod,
  coveredCourses,
  type Plan,
  periodReference,
  sectionsIn,
  type Work,
} from './coverage.ts';

/** What a refused step says when another finisher was faster: the period is to be read again. */
export const overtaken = Symbol('overtaken');

const courseType = 'course_evaluation_course';

type Covered = ReadonlyMap<string, readonly string[]>;

const plannedCourses = async (store: Store, period: CoveredPeriod, plan: Plan): Promise<Covered> => {
  const known: Covered = plan.isNewTerm ? new Map() : coveredCourses(period.chunks.values());
  const added = plan.courses.filter((course) => !known.has(course));
  const records = await store.readMany(added.map((id) => ({ type: courseType, id })));
  const term = String(period.record.term);
  const found = new Map(records.map((record) => [record.id, sectionsIn(record, term)]));
  return new Map(plan.courses.map((course) => [course, known.get(course) ?? found.get(course) ?? []]));
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

const refused = () => overtaken;

const chunkStep = (period: string, bucket: string, before: Chunk | undefined, after: Chunk): Step[] => {
  const key = keyOf.coverageChunk(periodReference(period), bucket);
  const isEmpty = Object.keys(after.courses).length === 0;
  if (before === undefined) return isEmpty ? [] : [putStep(key, { ...after }, refused)];
  if (isEmpty) return [deleteStep(key, refused)];
  const { courses, sections } = after;
  const set = [[['courses'], courses] as const, [['sections'], sections] as const];
  return [changeStep(key, { conditions: [itemExists], set }, refused)];
};

const workSteps = (period: string, { bucket, ...work }: Work, { revision }: Plan): Step[] => {
  const reference = periodReference(period);
  return [
    putStep(keyOf.coverageWork(reference, bucket), work, refused),
    putStep(keyOf.coverageFence(reference, bucket), { revision }, refused),
  ];
};

const settledStep = (period: string, { revision }: Plan): Step =>
  changeStep(
    keyOf.coveragePlan(periodReference(period), revision),
    {
      conditions: [{ kind: 'equals', path: ['state'], value: 'announced' }],
      set: [[['state'], 'settled']],
      remove: [['courses']],
    },
    refused,
  );

/**
 * Finds out which sections an announced plan means and writes down, in one transaction, what the period covers from now on
 * and what is to be done for it, which it answers. One finisher wins; the others are refused as `overtaken`.
 */
export const settlePlan = async (store: Store, period: CoveredPeriod, plan: Plan): Promise<Work[]> => {
  const { id } = period.record;
  const covered = await plannedCourses(store, period, plan);
  const [before, after] = [coveredCourses(period.chunks.values()), byBucket(covered)];
  const [old, wanted] = [new Set([...before.values()].flat()), new Set([...covered.values()].flat())];
  const oldByBucket = byBucket(before);
  const buckets = [...new Set([...after.keys(), ...period.chunks.keys()])].sort();
  const sectionsOf = (entries: readonly [string, readonly string[]][] = []) => entries.flatMap(([, each]) => each);
  const work = buckets
    .map((bucket) => ({
      bucket,
      made: missingFrom(sectionsOf(after.get(bucket)), old),
      destroyed: missingFrom(sectionsOf(oldByBucket.get(bucket)), wanted),
      at: plan.at,
    }))
    .filter(({ made, destroyed }) => made.length + destroyed.length > 0);
  await store.write([
    settledStep(id, plan),
    ...buckets.flatMap((bucket) => chunkStep(id, bucket, period.chunks.get(bucket), chunkOf(after.get(bucket) ?? []))),
    ...work.flatMap((each) => workSteps(id, each, plan)),
  ]);
  return work;
};
