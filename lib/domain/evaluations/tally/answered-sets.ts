import { forEachAtOnce } from '../../../runtime/at-once.ts';
import type { StoredRecord } from '../../../store/record.ts';
import type { Store } from '../../../store/store.ts';
import { tryToWrite } from '../../../store/try-to-write.ts';
import { noteAnsweredSet } from './items.ts';

// The store limits the calls in progress.
const atOnce = 16;

/**
 * Notes that question sets are answered, before the first ballot comes. A writer that changes a question has then
 * either finished, or is refused. The note is not part of a submission, and each set is noted separately, because the
 * transactions of the first students would conflict. A set that was deleted since it was read has no questions.
 */
export const noteAnswered = (store: Store, sets: readonly StoredRecord[]): Promise<void> =>
  forEachAtOnce(sets, atOnce, async (set) => {
    await tryToWrite(store, [noteAnsweredSet(set)]);
  });
