import { retryBusy } from '../../store/retry.ts';

/** Carries out a write, again while the table is busy; an import waits longer for it than a request may. */
export const withRetry = <Value>(write: () => Promise<Value>): Promise<Value> =>
  retryBusy(write, { firstPause: 7, longestPause: 5_000 });
