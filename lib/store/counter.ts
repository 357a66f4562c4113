import { rotating } from '../runtime/clock.ts';
import {
  counterPartitions,
  counterShards,
  keyOf,
  type TargetCount,
  targetCountPartitions,
  wholePartition,
} from './keys.ts';
import { changeStep, type Step } from './steps.ts';
import type { Store } from './store.ts';

/** The part of a resource type that says whether its records are counted. */
export interface CountedType {
  readonly type: string;
  readonly list: { readonly isCounted?: true };
}

/**
 * Returns steps that add 1 or -1 to the count of a type, for the transaction that creates or deletes a record; none if
 * the type is not counted. A caller that writes several transactions in parallel gives each its own shard.
 */
export const countSteps = ({ type, list }: CountedType, amount: 1 | -1, shard = rotating(counterShards)): Step[] =>
  // The step has no condition, because a missing counter starts at 0.
  list.isCounted ? [changeStep(keyOf.counter(type, shard), { add: [[['count'], amount]] }, () => undefined)] : [];

/** Counts the records of a type. One round trip. */
export const countAll = async (store: Store, { type }: CountedType): Promise<number> => {
  const items = await Promise.all(counterPartitions(type).map((each) => store.queryRange(each, wholePartition)));
  return items.flat().reduce((sum, { count }) => sum + Number(count), 0);
};

/** Returns a step that adds to the number of records that lead to a target. */
export const countTargetStep = (count: TargetCount, target: string, amount: 1 | -1, shard: number): Step =>
  changeStep(keyOf.targetCount(count, shard), { add: [[[target], amount]] }, () => undefined);

/** Counts the records that lead to any of several targets of one group. One round trip. */
export const countTargets = async (store: Store, count: TargetCount, targets: readonly string[]): Promise<number> => {
  const items = await Promise.all(targetCountPartitions(count).map((each) => store.queryRange(each, wholePartition)));
  return items.flat().reduce((sum, item) => targets.reduce((all, target) => all + Number(item[target] ?? 0), sum), 0);
};
