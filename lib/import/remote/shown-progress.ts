import { stopwatch } from '../../runtime/clock.ts';
import { keyOf } from '../../store/keys.ts';
import type { StoredRecord } from '../../store/record.ts';
import { changeStep, itemExists } from '../../store/steps.ts';
import type { Store } from '../../store/store.ts';
import type { Progress } from '../run/import-options.ts';

const everyMs = 2_000;

/**
 * Shows the progress of an import in its record, every two seconds at most. The write creates no new version of the
 * record, and a failed write is ignored because the next one shows more.
 */
export const shownProgress = (store: Store, record: StoredRecord): ((progress: Progress) => Promise<void>) => {
  // A later step reads the rows of earlier steps again, so the progress must not go back.
  let [shown, shownAt] = [Number(record.rows_done ?? -1), Number.NEGATIVE_INFINITY];
  return async ({ done, total }) => {
    const isDue = stopwatch() - shownAt >= everyMs || done === total;
    if (done <= shown || !isDue) return;
    [shown, shownAt] = [done, stopwatch()];
    const set = [
      [['rows'], total],
      [['rows_done'], done],
    ] as const;
    await store
      .write([changeStep(keyOf.record(record), { conditions: [itemExists], set }, () => undefined)])
      .catch(() => undefined);
  };
};
