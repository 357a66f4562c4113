import { stopwatch } from '../../../runtime/clock.ts';
import { pauseBefore } from '../../../runtime/pause.ts';
import { retry } from '../../../runtime/retry.ts';
import { StoreError } from '../../../store/errors.ts';
import { keyOf } from '../../../store/keys.ts';
import { WriteRefused } from '../../../store/refused.ts';
import type { Store } from '../../../store/store.ts';
import { settleHeld } from '../coverage/hold.ts';
import { HeldTally } from '../tally/items.ts';
import { refusals, type Submission, submissionSteps } from './submission-steps.ts';

/** What became of a submission. */
export type Outcome = 'written' | 'answered' | 'folded';

// The function has 29 seconds: a student would rather wait than answer again.
const longestMs = 20_000;
const maxAttempts = 1_000;
const firstPause = 4;
const longestPause = 1_000;

const attempt = async (store: Store, submission: Submission): Promise<Outcome> => {
  try {
    await store.write(submissionSteps(submission));
    return 'written';
  } catch (error) {
    if (!(error instanceof WriteRefused)) throw error;
    if (error.reasons.includes(refusals.written)) return 'written';
    if (error.reasons.includes(refusals.answered)) return 'answered';
    const held = error.reasons.find((reason) => reason instanceof HeldTally);
    if (held === undefined || (await settleHeld(store, submission.answering.period, held)) === 'uncovered')
      return 'folded';
    // The office is finding out whether somebody has answered.
    throw new StoreError('contended', error);
  }
};

const isBusy = (error: unknown): boolean => error instanceof StoreError && error.code !== 'item_too_large';

const isWritten = async (store: Store, { response }: Submission): Promise<boolean> =>
  (await store.get(keyOf.record(response)).catch(() => undefined)) !== undefined;

/**
 * Writes a submission, and tries again while the table is busy or does not answer. All attempts use the same ids and ballot:
 * if the answer to a successful attempt is lost, the next one recognises it and does not report that the student has
 * answered before.
 */
export const writeSubmission = async (store: Store, submission: Submission): Promise<Outcome> => {
  const end = stopwatch() + longestMs;
  try {
    return await retry(() => attempt(store, submission), {
      attempts: maxAttempts,
      isRetryable: (error) => isBusy(error) && stopwatch() < end,
      pause: (failed) => pauseBefore(firstPause + failed, longestPause),
    });
  } catch (error) {
    if (isBusy(error) && (await isWritten(store, submission))) return 'written';
    throw error;
  }
};
