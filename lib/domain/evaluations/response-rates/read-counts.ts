import { keyOf, partsOf, wholePartition } from '../../../store/keys.ts';
import type { Store } from '../../../store/store.ts';

type Item = Readonly<Record<string, unknown>>;

/** The number of an evaluation's responses by day, each day as `YYYY-MM-DD` in UTC. */
export type DailyCounts = ReadonlyMap<string, number>;

/** How many responses there are in all. */
export const totalOf = (days: DailyCounts | undefined): number =>
  [...(days?.values() ?? [])].reduce((sum, count) => sum + count, 0);

/** Adds counts by day to others. */
export const addDays = (sums: Map<string, number>, days: Iterable<readonly [day: string, count: number]>): void => {
  for (const [day, count] of days) sums.set(day, (sums.get(day) ?? 0) + count);
};

const daysOf = ({ pk: _pk, sk: _sk, ...days }: Item): [day: string, count: number][] =>
  Object.entries(days).map(([name, count]) => [name.slice(1), Number(count)]);

/** How many responses the evaluations of a period have by day; one without any is left out. 1 round trip per 8,000 or so. */
export const readDailyCounts = async (store: Store, period: string): Promise<ReadonlyMap<string, DailyCounts>> => {
  const items = await store.queryRange(keyOf.responseCount(period, '', 0).pk, wholePartition);
  const counts = new Map<string, Map<string, number>>();
  for (const item of items) {
    const [evaluation = ''] = partsOf(String(item.sk));
    const days = counts.get(evaluation) ?? new Map<string, number>();
    counts.set(evaluation, days);
    addDays(days, daysOf(item));
  }
  return counts;
};

/** How many responses the evaluations of a period have; one without any is left out. 1 round trip per 8,000 or so. */
export const readResponseCounts = async (store: Store, period: string): Promise<ReadonlyMap<string, number>> =>
  new Map([...(await readDailyCounts(store, period))].map(([evaluation, days]) => [evaluation, totalOf(days)]));

/** How much students have answered. */
export interface Answered {
  readonly evaluations: number;
  readonly responses: number;
}

/** How many of some evaluations of a period have been answered, and how often. 1 round trip per 8,000 or so. */
export const countAnswered = async (store: Store, period: string, ids: readonly string[]): Promise<Answered> => {
  const counts = await readResponseCounts(store, period);
  const answered = ids.map((id) => counts.get(id) ?? 0).filter((count) => count > 0);
  return { evaluations: answered.length, responses: answered.reduce((sum, count) => sum + count, 0) };
};
