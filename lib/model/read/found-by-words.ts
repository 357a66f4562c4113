import { beginsOne, type Searched } from '../../runtime/words.ts';
import type { StoredRecord } from '../../store/record.ts';
import type { Visibility } from '../definition/visibility.ts';

/** Reads the words of several records: of each those that the caller sees, folded. */
export type WordsOf = (records: readonly StoredRecord[]) => Promise<(record: StoredRecord) => readonly string[]>;

/**
 * What a caller sees of a list whose records are found while it is walked: those of which a word begins with each word that
 * is searched for. Nobody finds a record by what is hidden.
 */
export const foundByWords = (
  visibility: Visibility | undefined,
  { words }: Pick<Searched, 'words'>,
  wordsOf: WordsOf,
): Visibility => ({
  ...(visibility?.among && { among: visibility.among }),
  keep: async (records) => {
    const seen = visibility === undefined ? records : await visibility.keep(records);
    const of = await wordsOf(seen);
    return seen.filter((record) => words.every((word) => beginsOne(of(record), word)));
  },
});
