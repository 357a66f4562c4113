import { pauseBefore } from '../runtime/pause.ts';
import { type RetryOptions, retry } from '../runtime/retry.ts';
import { StoreError } from './errors.ts';
import { StaleRead } from './refused.ts';

const isTransient = (error: unknown): boolean => error instanceof StoreError && error.code !== 'item_too_large';

/**
 * Carries out a write again while the table is busy: a table that has long been quiet throttles the first thousands.
 * Every step can be tried twice without harm. The pauses double from 2 ** `firstPause` ms.
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

/** Reads and writes again while the read is stale; throws `contended`, with the text given, after the last attempt. */
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
  /** Most reads on their way at a time; the time of a further one does not run before its turn comes. */
  readonly atOnce: number;
  /** Makes a call, and makes it again where there is time for that. */
  run<Answer>(call: () => Promise<Answer>): Promise<Answer>;
}

/** The calls of a request, whose caller waits: an outage is reported at once. The SDK opens 50 connections. */
export const requestCalls: Calls = { atOnce: 50, run: (call) => call() };
