import { pauseBefore } from '../../runtime/pause.ts';
import { retry } from '../../runtime/retry.ts';
import { StoreError } from '../../store/errors.ts';

const firstPause = 6;
const longestPause = 5_000;

const isTransient = (error: unknown): boolean => error instanceof StoreError && error.code !== 'item_too_large';

/** Carries out a write, again when the table is busy for a moment: every step can be tried twice without harm. */
export const withRetry = <Value>(write: () => Promise<Value>): Promise<Value> =>
  retry(write, {
    attempts: 8,
    isRetryable: isTransient,
    pause: (failed) => pauseBefore(firstPause + failed, longestPause),
  });
