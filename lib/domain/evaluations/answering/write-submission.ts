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

/** The result of a submission. */
export type Outcome = 'written' | 'answered' | 'folded';

// The function has 29 seconds. Students prefer a longer wait to a second attempt.
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
    // The evaluation is held because the office is finding out whether it has answers.
    throw new StoreError('contended', error);
  }
};

const isBusy = (error: unknown): boolean => error instanceof StoreError && error.code !== 'item_too_large';

const isWritten = async (store: Store, { response }: Submission): Promise<boolean> =>
  (await store.get(keyOf.record(response)).catch(() => undefined)) !== undefined;

/**
 * Writes a submission, and repeats it while the table is busy or gives no response. All attempts use the same ids and
 * ballot, so that an attempt after a lost response recognises the first one and does not report an earlier answer.
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
