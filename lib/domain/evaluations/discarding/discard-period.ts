import { linkedIds } from '../../../model/definition/record-fields.ts';
import { discardFields, generationOf } from '../../../resources/course-evaluations/period-times.ts';
import { forEachAtOnce } from '../../../runtime/at-once.ts';
import { chunk } from '../../../runtime/chunk.ts';
import { now } from '../../../runtime/clock.ts';
import { outOfTime, requireTime } from '../../../runtime/time-limit.ts';
import { counterShards, keyName, tallyShards } from '../../../store/keys.ts';
import type { Item } from '../../../store/queries.ts';
import type { StoredRecord } from '../../../store/record.ts';
import { WriteRefused } from '../../../store/refused.ts';
import { retryBusy } from '../../../store/retry.ts';
import type { Store } from '../../../store/store.ts';
import { touchStep } from '../../../store/touch.ts';
import { maxSteps } from '../../../store/write.ts';
import { finishCoverage } from '../coverage/finish-coverage.ts';
import { endDiscarding } from '../periods/items.ts';
import { resultKey } from '../results/items.ts';
import { refuseEarlier, releaseSet, shardsOf, wasOvertaken } from '../tally/items.ts';
import {
  type DiscardBallots,
  type Discarded,
  discardEvaluation,
  isDiscarded,
  isUntouched,
} from './discard-evaluation.ts';

/** When to stop, and how ballots are discarded. Only functions that fold may access them. */
export interface DiscardOptions {
  readonly until?: Date | undefined;
  readonly ballots?: DiscardBallots;
}

type Of = Pick<Discarded, 'period' | 'generation'>;

const find = async (store: Store, evaluations: readonly string[], of: Of): Promise<Discarded[]> => {
  const records = await store.readMany(evaluations.map((id) => ({ type: 'course_evaluation', id })));
  const items = await store.getMany(records.flatMap(({ id }) => [...shardsOf(id), resultKey(id)]));
  const known = new Map<string, Item>(items.map((item) => [keyName(item), item]));
  return records.map((record) => ({
    ...of,
    record,
    shards: shardsOf(record.id)
      .map((key) => known.get(keyName(key)))
      .filter((item) => item !== undefined),
    hasResult: known.has(keyName(resultKey(record.id))),
  }));
};

// The counts have 8 shards, and each process takes one of them.
const atOnce = counterShards;

const talliesAtOnce = Math.floor(maxSteps / tallyShards);

/** Notes that evaluations without answers are finished. Returns false if one of them was answered meanwhile. */
const passUntouched = async (store: Store, untouched: readonly Discarded[]): Promise<boolean> => {
  let isDone = true;
  await forEachAtOnce(chunk(untouched, talliesAtOnce), atOnce, async (some) => {
    const steps = some.flatMap(({ record, generation }) => refuseEarlier({ evaluation: record.id, generation }));
    await retryBusy(() => store.write(steps)).catch((error) => {
      if (!wasOvertaken(error)) throw error;
      isDone = false;
    });
  });
  return isDone;
};

/** Discards the answers of a batch of evaluations. Returns whether all of them are finished. */
const discardBatch = async (
  store: Store,
  evaluations: readonly string[],
  { of, options }: { readonly of: Of; readonly options: DiscardOptions },
): Promise<boolean> => {
  const found = (await find(store, evaluations, of)).filter((each) => !isDiscarded(each));
  let isDone = await passUntouched(store, found.filter(isUntouched));
  const touched = found.filter((each) => !isUntouched(each));
  await forEachAtOnce(touched.entries(), atOnce, async ([index, each]) => {
    requireTime(options.until);
    const how = { shard: index % counterShards, ballots: options.ballots };
    isDone = (await discardEvaluation(store, each, how)) && isDone;
  });
  return isDone;
};

const endDiscard = async (store: Store, period: StoredRecord, { generation }: Of): Promise<void> => {
  // The period has gone back once more meanwhile, or another process was faster.
  const endStep = endDiscarding(period.id, generation);
  // The status of the period changes.
  const touch = touchStep(period, now().toISOString(), () => undefined);
  // No ballot has come since the period went back, so its questions can change again.
  const sets = linkedIds(period, 'question_sets').map((id) =>
    releaseSet({ type: 'course_evaluation_question_set', id }),
  );
  try {
    await store.write([endStep, touch, ...sets]);
  } catch (error) {
    if (!(error instanceof WriteRefused)) throw error;
  }
};

// Each evaluation needs nine items, and one read takes a hundred.
const batchSize = 33;

/**
 * Continues to discard the answers that a period got before it went back. Returns true if none remain; the period then
 * opens again by its schedule. One process does this at a time (fold-lease.ts).
 */
export const discardPeriod = async (store: Store, id: string, options: DiscardOptions): Promise<boolean> => {
  const covered = await finishCoverage(store, id, options.until);
  if (covered?.record[discardFields.pending] !== true) return true;
  if (covered.plan !== undefined) return false;
  const of = { period: id, generation: generationOf(covered.record) };
  let isDone = true;
  try {
    for (const batch of chunk(linkedIds(covered.record, 'evaluations'), batchSize)) {
      requireTime(options.until);
      isDone = (await discardBatch(store, batch, { of, options })) && isDone;
    }
  } catch (error) {
    if (error !== outOfTime) throw error;
    return false;
  }
  if (isDone) await endDiscard(store, covered.record, of);
  return isDone;
};
