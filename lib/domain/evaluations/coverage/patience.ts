import { pauseBefore } from '../../../runtime/pause.ts';
import { StoreError } from '../../../store/errors.ts';

const maxAttempts = 8;
const firstPause = 5;
const longestPause = 2_000;

const isPassing = (error: unknown): boolean => error instanceof StoreError && error.code !== 'item_too_large';

/** Carries out a write again while the table is busy: a table that has long been quiet throttles the first thousands. */
export const withRetry = async <Value>(write: () => Promise<Value>): Promise<Value> => {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await write();
    } catch (error) {
      if (!isPassing(error) || attempt === maxAttempts) throw error;
      await pauseBefore(firstPause + attempt, longestPause);
    }
  }
};
