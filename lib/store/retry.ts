import { pauseBefore } from '../runtime/pause.ts';
import { type RetryOptions, retry } from '../runtime/retry.ts';
import { StoreError } from './errors.ts';
import { StaleRead } from './refused.ts';

const isTransient = (error: unknown): boolean => error instanceof StoreError && error.code !== 'item_too_large';

/**
 * Repeats a write while the table is busy, because a table that was quiet for long throttles the first thousands of
 * writes. Each step can be repeated without harm. The pauses double from 2 ** `firstPause` ms.
 */
export const retryBusy = <Value>(
  write: () => Promise<Value>,
  { firstPause = 6, longestPause = 2_000 } = {},
): Promise<Value> =>
  retry(write, {
    attempts: 8,
    isRetryable: isTransient,
    pause: (failed) => pauseBefore(firstPause - 1 + failed, longestPause),
  });

const isStale = (error: unknown): boolean => error instanceof StaleRead;

// Each conflict means that another write succeeded. The pauses are long, because 50 writers with short pauses kept a
// slow table busy with conflicts alone.
const staleAttempts = 100;
const longestStalePause = 400;

/** Waits before a stale read is read again. */
export const staleReadPause = (failed: number): Promise<void> => pauseBefore(failed - 1, longestStalePause);

/**
 * Reads and writes again while the data that was read is stale. Throws `contended` with the given text after the last
 * attempt.
 */
export const retryStale = async <Value>(
  readAndWrite: () => Promise<Value>,
  contended: string,
  options: Partial<Omit<RetryOptions, 'isRetryable'>> = {},
): Promise<Value> => {
  try {
    return await retry(readAndWrite, {
      attempts: staleAttempts,
      pause: staleReadPause,
      ...options,
      isRetryable: isStale,
    });
  } catch (error) {
    throw isStale(error) ? new StoreError('contended', contended) : error;
  }
};

/** How a store calls the table. */
export interface Calls {
  /** The maximum number of parallel reads. The time limit of a waiting read starts when the read does. */
  readonly atOnce: number;
  /** Makes a call, and repeats it if there is time. */
  run<Answer>(call: () => Promise<Answer>): Promise<Answer>;
}

/** The calls of a request, whose caller waits: an outage is reported at once. The SDK opens 50 connections. */
export const requestCalls: Calls = { atOnce: 50, run: (call) => call() };
