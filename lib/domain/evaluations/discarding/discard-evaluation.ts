import { linkedIds } from '../../../model/definition/record-fields.ts';
import type { Item } from '../../../store/queries.ts';
import { overflowOf, type StoredRecord } from '../../../store/record.ts';
import { retryBusy } from '../../../store/retry.ts';
import type { Step } from '../../../store/steps.ts';
import type { Store } from '../../../store/store.ts';
import { destroyResponses } from '../coverage/destroy-evaluations.ts';
import { unlinkResponses } from '../coverage/items.ts';
import { beginDiscardOf, firstShard, reopenTally, shardsOf, stillDiscarding, wasOvertaken } from '../tally/items.ts';
import { forgetParticipations } from './discard-answers.ts';
import { discardResult } from './discard-result.ts';

/** An evaluation whose answers are discarded. */
export interface Discarded {
  readonly record: StoredRecord;
  /** The shards of its tally that exist. */
  readonly shards: readonly Item[];
  readonly hasResult: boolean;
  readonly period: string;
  readonly generation: number;
}

const firstOf = ({ record, shards }: Discarded): Item | undefined =>
  shards.find(({ sk }) => sk === firstShard(record.id).sk);

/** Returns whether the answers have been discarded already for this generation. */
export const isDiscarded = (discarded: Discarded): boolean => {
  const first = firstOf(discarded);
  return first?.generation === discarded.generation && first.discarding !== true;
};

/** Returns whether the evaluation may have ballots, which not every function may access. */
const mayHaveBallots = (discarded: Discarded): boolean =>
  firstOf(discarded)?.emptied !== true && discarded.shards.some(({ completed }) => Number(completed ?? 0) > 0);

/** Discards the ballots of an evaluation. Only functions that may access ballots set it. */
export type DiscardBallots = (store: Store, evaluation: string, fence: readonly Step[]) => Promise<void>;

/** How answers are discarded: the shard of their counters, and the way to discard ballots. */
export interface Discarding {
  readonly shard: number;
  readonly ballots: DiscardBallots | undefined;
}

const hasLinked = (record: StoredRecord): boolean =>
  linkedIds(record, 'responses').length > 0 || overflowOf(record, 'responses') > 0;

/** Returns whether the evaluation has no answers and no fold has closed it. */
export const isUntouched = ({ record, shards, hasResult }: Discarded): boolean =>
  shards.length === 0 && !hasResult && !hasLinked(record);

const discard = async (store: Store, discarded: Discarded, { shard, ballots }: Discarding): Promise<boolean> => {
  const { record, period, generation } = discarded;
  const of = { evaluation: record.id, generation };
  if (ballots === undefined && mayHaveBallots(discarded)) return false;
  await retryBusy(() => store.write(beginDiscardOf(of, firstOf(discarded)?.generation === generation)));
  // After this write, no ballot is accepted.
  const closed = { ...discarded, shards: await store.getMany(shardsOf(record.id)) };
  const fence = stillDiscarding(of);
  if (mayHaveBallots(closed)) {
    if (ballots === undefined) return false;
    await ballots(store, record.id, [fence]);
  }
  await discardResult(store, record.id, [fence]);
  await destroyResponses(store, { period, evaluations: [record], closed: [record.id], fence, shard });
  if (hasLinked(record)) await store.write([fence, unlinkResponses(record)]);
  await forgetParticipations(store, record.id, [fence]);
  await retryBusy(() => store.write(reopenTally(of)));
  return true;
};

/**
 * Discards the ballots, the result and the participations of an evaluation, so that all students can answer again.
 * Returns false if there are ballots that this function may not access, or if another process was faster: each write
 * checks that this generation is still being discarded. Can be interrupted and repeated.
 */
export const discardEvaluation = (store: Store, discarded: Discarded, discarding: Discarding): Promise<boolean> =>
  discard(store, discarded, discarding).catch((error) => {
    if (!wasOvertaken(error)) throw error;
    return false;
  });
