import { linkedIds } from '../../../model/definition/record-fields.ts';
import {
  bucketOf,
  type CoveredPeriod,
  evaluationId,
  periodReference,
} from '../../../resources/course-evaluations/coverage.ts';
import { everyOpenCoverage, keyOf } from '../../../store/keys.ts';
import type { Store } from '../../../store/store.ts';
import { finishCoverage } from './finish-coverage.ts';

/** A term and the coverage of its periods, after all open coverage is finished. */
export interface TermCoverage {
  readonly id: string;
  readonly isThere: boolean;
  /** The number of plans that had been announced in the term when its periods were read. */
  readonly revision: unknown;
  /** Ids of its periods. */
  readonly periods: readonly string[];
  /** Periods of the term that may cover a course. The list may have too many, never too few. */
  covering(course: string): Promise<readonly CoveredPeriod[]>;
  /**
   * Periods of the term that may evaluate a section, also when its course has changed. The list may have too many, never too
   * few.
   */
  evaluating(section: string): Promise<readonly CoveredPeriod[]>;
}

type PeriodsOf = Pick<TermCoverage, 'covering' | 'evaluating'>;

// If there are at most this many periods, each is read completely with its own request. Otherwise, requests for a
// hundred periods first find those that cover a course.
const fewPeriods = 8;

type Reading<Value> = (name: string) => Promise<Value>;

/** Reads the value of each name once. */
const once = <Value>(read: Reading<Value>): Reading<Value> => {
  const known = new Map<string, Promise<Value>>();
  return (name) => {
    const reading = known.get(name) ?? read(name);
    known.set(name, reading);
    return reading;
  };
};

const isFound = <Value>(value: Value | undefined): value is Value => value !== undefined;

const readAll = async (store: Store, periods: readonly string[]): Promise<PeriodsOf> => {
  const found = await Promise.all(periods.map((period) => finishCoverage(store, period)));
  const all = found.filter(isFound);
  return { covering: async () => all, evaluating: async () => all };
};

/** Finishes the open coverage of some periods. */
const finishOpen = async (store: Store, periods: readonly string[]): Promise<void> => {
  const open = await store.queryRange(keyOf.openCoverage('', '').pk, everyOpenCoverage);
  const ids = new Set(open.map(({ period }) => String(period)));
  await Promise.all(periods.filter((period) => ids.has(period)).map((period) => finishCoverage(store, period)));
};

/** Ids of the periods that cover each course of a bucket. */
const readBucket = async (
  store: Store,
  periods: readonly string[],
  bucket: string,
): Promise<ReadonlyMap<string, readonly string[]>> => {
  const byPartition = new Map(periods.map((period) => [keyOf.record(periodReference(period)).pk, period]));
  const chunks = await store.getMany(periods.map((period) => keyOf.coverageChunk(periodReference(period), bucket)));
  const pairs = chunks.flatMap(({ pk, courses }) =>
    Object.keys(Object(courses)).map((course) => ({ course, period: byPartition.get(String(pk)) ?? '' })),
  );
  return new Map(
    [...Map.groupBy(pairs, ({ course }) => course)].map(([course, each]) => [course, each.map(({ period }) => period)]),
  );
};

/** Reads which of some periods evaluate a section; returns their ids. */
const readEvaluating = async (store: Store, periods: readonly string[], section: string): Promise<string[]> => {
  const type = 'course_evaluation';
  const byKey = new Map(periods.map((period) => [keyOf.record({ type, id: evaluationId(period, section) }), period]));
  const found = new Set((await store.getMany([...byKey.keys()])).map(({ pk }) => pk));
  return [...byKey].flatMap(([{ pk }, period]) => (found.has(pk) ? [period] : []));
};

const readCovering = async (store: Store, periods: readonly string[]): Promise<PeriodsOf> => {
  // The term's revision shows every later announcement, and earlier plans are settled now.
  await finishOpen(store, periods);
  const bucket = once((name) => readBucket(store, periods, name));
  const whole = once((period) => finishCoverage(store, period));
  const readWhole = async (ids: readonly string[]) => (await Promise.all(ids.map(whole))).filter(isFound);
  return {
    covering: async (course) => readWhole((await bucket(bucketOf(course))).get(course) ?? []),
    evaluating: async (section) => readWhole(await readEvaluating(store, periods, section)),
  };
};

/**
 * Reads a term, and the requested part of its periods' coverage. 2 round trips for a term with few periods; 3 for one
 * with many, and one more for the periods that cover a course, with a request for each of them.
 */
export const readTerm = async (store: Store, id: string): Promise<TermCoverage> => {
  const term = await store.read({ type: 'course_evaluation_term', id });
  if (term === undefined) {
    const none = async () => [];
    return { id, isThere: false, revision: undefined, periods: [], covering: none, evaluating: none };
  }
  // The periods are read after the term, whose revision shows every plan that is announced later.
  const periods = linkedIds(term, 'periods');
  const periodsOf = await (periods.length <= fewPeriods ? readAll : readCovering)(store, periods);
  return { id, isThere: true, revision: term.coverage_revision, periods, ...periodsOf };
};
