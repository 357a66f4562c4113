import { chunk } from '../../../runtime/chunk.ts';
import { requireTime } from '../../../runtime/time-limit.ts';
import { deleteBallots, deleteFoldKey, readBallots } from '../../../store/ballots.ts';
import { keyOf, wholePartition } from '../../../store/keys.ts';
import { retryBusy } from '../../../store/retry.ts';
import type { Step } from '../../../store/steps.ts';
import type { Store } from '../../../store/store.ts';
import { maxSteps } from '../../../store/write.ts';
import { dropParticipation } from '../answering/items.ts';
import { dropTally, stillNoted, wasOvertaken } from '../tally/items.ts';
import { discardResult } from './discard-result.ts';

const writeInParts = async (store: Store, steps: readonly Step[], fence: readonly Step[]): Promise<void> => {
  for (const part of chunk(steps, maxSteps - fence.length)) await retryBusy(() => store.write([...fence, ...part]));
};

/**
 * Discards the ballots of an evaluation, and the key of its fold; for the function that folds. `fence` are steps that hold
 * as long as no other ballots come. Throws `WriteRefused` where they do not hold, and deletes none.
 */
export const discardBallots = async (store: Store, evaluation: string, fence: readonly Step[]): Promise<void> => {
  for await (const ballots of readBallots(store, evaluation)) {
    if (ballots.length === 0) continue;
    // Checked after the reading: deletions of ballots have no condition, but later ballots have other ids.
    await store.write(fence);
    await deleteBallots(
      store,
      evaluation,
      ballots.map(({ id }) => id),
    );
  }
  await deleteFoldKey(store, evaluation, fence);
};

/** Deletes the participations of an evaluation, while `fence` holds: all students can answer again. */
export const forgetParticipations = async (store: Store, evaluation: string, fence: readonly Step[]): Promise<void> => {
  const { pk } = keyOf.participation(evaluation, '');
  for await (const page of store.pagesOf(pk)) {
    const steps = page.map(({ sk }) => dropParticipation({ pk, sk: String(sk) }));
    await writeInParts(store, steps, fence);
  }
};

const discardOne = async (store: Store, evaluation: string, note: unknown): Promise<void> => {
  // Without the note the evaluation may have been made again and answered; with another note it was destroyed again.
  const fence = [stillNoted(evaluation, note)];
  await discardBallots(store, evaluation, fence);
  await discardResult(store, evaluation, fence);
  await forgetParticipations(store, evaluation, fence);
  // Last: until then no student can answer an evaluation that has been made again.
  await retryBusy(() => store.write(dropTally(evaluation, note)));
};

/**
 * Discards the ballots, results and participations of evaluations that have been destroyed. The function that destroys an
 * evaluation may not touch ballots and leaves a note; the function that folds calls this. Can be interrupted and repeated.
 */
export const discardAnswers = async (store: Store, until?: Date): Promise<number> => {
  const noted = await store.queryRange(keyOf.discardedAnswers('').pk, wholePartition);
  for (const { sk, discarded } of noted) {
    requireTime(until);
    await discardOne(store, String(sk), discarded).catch((error) => {
      // Another process was faster, or it waits for the next sweep.
      if (!wasOvertaken(error)) throw error;
    });
  }
  return noted.length;
};
