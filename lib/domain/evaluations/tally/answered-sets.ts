import { forEachAtOnce } from '../../../runtime/at-once.ts';
import type { StoredRecord } from '../../../store/record.ts';
import type { Store } from '../../../store/store.ts';
import { tryToWrite } from '../../../store/try-to-write.ts';
import { noteAnsweredSet } from './items.ts';

// The store limits the calls in progress.
const atOnce = 16;

/**
 * Notes that question sets are answered, before the first ballot comes: whoever changes a question has either done so
 * before, or is refused. Not part of a submission, where all students would meet on it; and of each set by itself, since
 * transactions of the first students would meet there too. A set that was deleted since it was read has no questions any more.
 */
export const noteAnswered = (store: Store, sets: readonly StoredRecord[]): Promise<void> =>
  forEachAtOnce(sets, atOnce, async (set) => {
    await tryToWrite(store, [noteAnsweredSet(set)]);
  });
