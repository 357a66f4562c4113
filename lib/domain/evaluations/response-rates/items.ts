import { rotating } from '../../../runtime/clock.ts';
import { dayOf } from '../../../runtime/instant.ts';
import { counterShards, keyOf } from '../../../store/keys.ts';
import { changeStep, deleteStep, itemAbsent, type Refusal, type Step } from '../../../store/steps.ts';
import type { Store } from '../../../store/store.ts';

/** The data of a response that the count of a period needs. */
export interface CountedResponse {
  readonly period: string;
  readonly evaluation: string;
  /** The start of the response's day, ISO 8601. */
  readonly day: string;
}

/** Returns the name of the attribute that counts a day. */
const dayCount = (day: string): string => `d${dayOf(day)}`;

/** Step that counts a response in its period, in the transaction that writes the response. */
export const countResponseStep = (
  { period, evaluation, day }: CountedResponse,
  shard = rotating(counterShards),
): Step =>
  // The step has no condition, because a missing count begins at 0.
  changeStep(keyOf.responseCount(period, evaluation, shard), { add: [[[dayCount(day)], 1]] }, () => undefined);

const shards = Array.from({ length: counterShards }, (_, shard) => shard);

/** Steps that check that nobody has answered an evaluation; undefined where somebody has. 1 round trip. */
export const unansweredSteps = async (
  store: Store,
  { period, evaluation, refused }: Pick<CountedResponse, 'period' | 'evaluation'> & { readonly refused: Refusal },
): Promise<Step[] | undefined> => {
  const keys = shards.map((shard) => keyOf.responseCount(period, evaluation, shard));
  if ((await store.getMany(keys)).length > 0) return undefined;
  return keys.map((key) => changeStep(key, { conditions: [itemAbsent] }, refused));
};

/** Returns steps that delete the counts of evaluations that are destroyed with their responses. */
export const droppedCounts = async (store: Store, period: string, evaluations: readonly string[]): Promise<Step[]> => {
  const items = await store.getMany(
    evaluations.flatMap((evaluation) => shards.map((shard) => keyOf.responseCount(period, evaluation, shard))),
  );
  return items.map(({ pk, sk }) => deleteStep({ pk: String(pk), sk: String(sk) }, () => undefined, []));
};
