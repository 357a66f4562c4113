import { courseEvaluation } from '../../../resources/course-evaluations/course-evaluation.ts';
import { keyOf, partsOf, wholePartition } from '../../../store/keys.ts';
import { linkageSize } from '../../../store/linkage.ts';
import type { StoredRecord } from '../../../store/record.ts';
import type { Store } from '../../../store/store.ts';

type Item = Readonly<Record<string, unknown>>;

const sumOf = ({ pk: _pk, sk: _sk, ...days }: Item): number =>
  Object.values(days).reduce<number>((sum, count) => sum + Number(count), 0);

/** How many responses the evaluations of a period have; one without any is left out. 1 round trip per 8,000 or so. */
export const readResponseCounts = async (store: Store, period: string): Promise<ReadonlyMap<string, number>> => {
  const items = await store.queryRange(keyOf.responseCount(period, '', 0).pk, wholePartition);
  const counts = new Map<string, number>();
  for (const item of items) {
    const [evaluation = ''] = partsOf(String(item.sk));
    counts.set(evaluation, (counts.get(evaluation) ?? 0) + sumOf(item));
  }
  return counts;
};

/** How much students have answered. */
export interface Answered {
  readonly evaluations: number;
  readonly responses: number;
}

/**
 * How many of some evaluations of a period have been answered, and how often: also those of which an earlier version has
 * linked the responses without counting them. 1 round trip, a request for each hundred.
 */
export const countAnswered = async (store: Store, period: string, ids: readonly string[]): Promise<Answered> => {
  const [counts, found] = await Promise.all([
    readResponseCounts(store, period),
    store.getMany(ids.map((id) => keyOf.record({ type: courseEvaluation.type, id }))),
  ]);
  // What stands under a record's key is a record.
  const answered = (found as StoredRecord[])
    .map((record) => Math.max(counts.get(record.id) ?? 0, linkageSize(record, 'responses')))
    .filter((count) => count > 0);
  return { evaluations: answered.length, responses: answered.reduce((sum, count) => sum + count, 0) };
};
