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
 * Discards the ballots of an evaluation, and the key of its fold; for the function that folds. `fence` are steps that
 * hold as long as no new ballots can come. Throws `WriteRefused` if they do not hold, and then deletes nothing.
 */
export const discardBallots = async (store: Store, evaluation: string, fence: readonly Step[]): Promise<void> => {
  for await (const ballots of readBallots(store, evaluation)) {
    if (ballots.length === 0) continue;
    // The fence is checked after the read. Deletions of ballots have no condition, but later ballots have other ids.
    await store.write(fence);
    await deleteBallots(
      store,
      evaluation,
      ballots.map(({ id }) => id),
    );
  }
  await deleteFoldKey(store, evaluation, fence);
};

/** Deletes the participations of an evaluation while `fence` holds, so that all students can answer again. */
export const forgetParticipations = async (store: Store, evaluation: string, fence: readonly Step[]): Promise<void> => {
  const { pk } = keyOf.participation(evaluation, '');
  for await (const page of store.pagesOf(pk)) {
    const steps = page.map(({ sk }) => dropParticipation({ pk, sk: String(sk) }));
    await writeInParts(store, steps, fence);
  }
};

const discardOne = async (store: Store, evaluation: string, note: unknown): Promise<void> => {
  // Without this note, the evaluation may exist again and have answers. With another note, it was destroyed again.
  const fence = [stillNoted(evaluation, note)];
  await discardBallots(store, evaluation, fence);
  await discardResult(store, evaluation, fence);
  await forgetParticipations(store, evaluation, fence);
  // The tally comes last: while it exists, no student can answer an evaluation that was created again.
  await retryBusy(() => store.write(dropTally(evaluation, note)));
};

/**
 * Discards the ballots, results and participations of destroyed evaluations. The function that destroys an evaluation
 * may not access ballots and leaves a note, and the function that folds calls this one. Can be interrupted and
 * repeated.
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
