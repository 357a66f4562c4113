import { retryBusy } from '../../store/retry.ts';

/**
 * Carries out a write and repeats it while the table is busy. An import waits longer for the table than a request may.
 */
export const withRetry = <Value>(write: () => Promise<Value>): Promise<Value> =>
  retryBusy(write, { firstPause: 7, longestPause: 5_000 });
