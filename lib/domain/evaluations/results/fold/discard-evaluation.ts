import { linkedIds } from '../../../../model/definition/record-fields.ts';
import { keyOf } from '../../../../store/keys.ts';
import type { Item } from '../../../../store/queries.ts';
import { overflowOf, type StoredRecord } from '../../../../store/record.ts';
import { retryBusy } from '../../../../store/retry.ts';
import { changeStep, deleteStep, type Step } from '../../../../store/steps.ts';
import type { Store } from '../../../../store/store.ts';
import { ballotBoxOf } from '../../answering/ballot-box.ts';
import { forgetParticipations } from '../../answering/discard-answers.ts';
import { destroyResponses } from '../../coverage/destroy-evaluations.ts';
import { discardResult } from './discard-result.ts';
import { type FoldOf, firstShard, overtaken } from './fence.ts';

/** An evaluation whose answers are discarded. */
export interface Discarded {
  readonly record: StoredRecord;
  /** Of its tally, as far as they are there. */
  readonly shards: readonly Item[];
  readonly hasResult: boolean;
  readonly period: string;
  readonly generation: number;
}

const firstOf = ({ record, shards }: Discarded): Item | undefined =>
  shards.find(({ sk }) => sk === firstShard(record.id).sk);

/** Whether this has been done for this generation already. */
export const isDiscarded = (discarded: Discarded): boolean => {
  const first = firstOf(discarded);
  return first?.generation === discarded.generation && first.discarding !== true;
};

/** Whether there may be ballots of it, which not every function may touch. */
const mayHaveBallots = (discarded: Discarded): boolean =>
  firstOf(discarded)?.emptied !== true && discarded.shards.some(({ completed }) => Number(completed ?? 0) > 0);

/** Discards the ballots of an evaluation: given by a function that may touch them. */
export type DiscardBallots = (store: Store, evaluation: string) => Promise<void>;

/** How answers are discarded: in which shard of their counters, and how ballots are. */
export interface Discarding {
  readonly shard: number;
  readonly ballots: DiscardBallots | undefined;
}

const hasLinked = (record: StoredRecord): boolean =>
  linkedIds(record, 'responses').length > 0 || overflowOf(record, 'responses') > 0;

/** Whether nobody has answered it, and no fold has closed it. */
export const isUntouched = ({ record, shards, hasResult }: Discarded): boolean =>
  shards.length === 0 && !hasResult && !hasLinked(record);

const refused = () => overtaken;

/** Tells folds of an earlier generation that they come too late. */
export const generationStep = ({ evaluation, generation }: FoldOf): Step =>
  changeStep(firstShard(evaluation), { set: [[['generation'], generation]] }, refused);

const beginSteps = ({ evaluation, generation }: FoldOf): Step[] =>
  ballotBoxOf(evaluation).map((key, shard) => {
    const folded = [['folded'], true] as const;
    const first = [[['generation'], generation] as const, [['discarding'], true] as const];
    return changeStep(key, { set: shard === 0 ? [folded, ...first] : [folded] }, refused);
  });

const fenceStep = ({ evaluation }: FoldOf): Step =>
  changeStep(firstShard(evaluation), { conditions: [{ kind: 'equals', path: ['discarding'], value: true }] }, refused);

/** From then on it takes ballots again. */
const resetSteps = ({ evaluation }: FoldOf): Step[] =>
  ballotBoxOf(evaluation).map((key, shard) =>
    shard === 0
      ? changeStep(key, { remove: [['folded'], ['completed'], ['emptied'], ['discarding']] }, refused)
      : deleteStep(key, () => undefined, []),
  );

// In the record itself stand the responses that earlier versions have linked.
const unlinkStep = (record: StoredRecord): Step =>
  changeStep(keyOf.record(record), { set: [[['responses'], {}]], remove: [['spilled', 'responses']] }, () => undefined);

/**
 * Discards the answers of an evaluation, ballots and result and what shows who answered, and lets all answer again;
 * false when there are ballots, and this function may not touch them. Interrupted anywhere, it is done again; one process
 * does it at a time.
 */
export const discardEvaluation = async (
  store: Store,
  discarded: Discarded,
  { shard, ballots }: Discarding,
): Promise<boolean> => {
  const { record, period, generation } = discarded;
  const of = { evaluation: record.id, generation };
  if (ballots === undefined && mayHaveBallots(discarded)) return false;
  await retryBusy(() => store.write(beginSteps(of)));
  // From here on none comes.
  const closed = { ...discarded, shards: await store.getMany(ballotBoxOf(record.id)) };
  if (mayHaveBallots(closed)) {
    if (ballots === undefined) return false;
    await ballots(store, record.id);
  }
  await discardResult(store, record.id);
  const fence = fenceStep(of);
  await destroyResponses(store, { period, evaluations: [record], closed: [record.id], fence, shard });
  if (hasLinked(record)) await store.write([unlinkStep(record)]);
  await forgetParticipations(store, record.id);
  await retryBusy(() => store.write(resetSteps(of)));
  return true;
};
