import { WriteRefused } from './refused.ts';
import { retryBusy } from './retry.ts';
import type { Step } from './steps.ts';
import type { Store } from './store.ts';

/** Writes steps, and says whether they were written: not where one of them is refused. */
export const tryToWrite = async (store: Store, steps: readonly Step[]): Promise<boolean> => {
  try {
    await retryBusy(() => store.write(steps));
    return true;
  } catch (error) {
    if (!(error instanceof WriteRefused)) throw error;
    return false;
  }
};
