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

/** What of a type says whether its records are counted. */
export interface CountedType {
  readonly type: string;
  readonly list: { readonly isCounted?: true };
}

/**
 * Steps that count a record in (`amount` 1) or out (-1), in the transaction that creates or deletes it; none for types that
 * are not counted. Who writes several transactions in parallel gives each a shard of its own.
 */
export const countSteps = ({ type, list }: CountedType, amount: 1 | -1, shard = rotating(counterShards)): Step[] =>
  // The step has no condition, because a missing counter starts at 0.
  list.isCounted ? [changeStep(keyOf.counter(type, shard), { add: [[['count'], amount]] }, () => undefined)] : [];

/** How many records a type has; one round trip. */
export const countAll = async (store: Store, { type }: CountedType): Promise<number> => {
  const items = await Promise.all(counterPartitions(type).map((each) => store.queryRange(each, wholePartition)));
  return items.flat().reduce((sum, { count }) => sum + Number(count), 0);
};

/** Step that counts a record in or out with the target that it leads to. */
export const countTargetStep = (count: TargetCount, target: string, amount: 1 | -1, shard: number): Step =>
  changeStep(keyOf.targetCount(count, shard), { add: [[[target], amount]] }, () => undefined);

/** How many records lead to any of some targets of one group; one round trip. */
export const countTargets = async (store: Store, count: TargetCount, targets: readonly string[]): Promise<number> => {
  const items = await Promise.all(targetCountPartitions(count).map((each) => store.queryRange(each, wholePartition)));
  return items.flat().reduce((sum, item) => targets.reduce((all, target) => all + Number(item[target] ?? 0), sum), 0);
};
