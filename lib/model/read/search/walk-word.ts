import { beginsOne, type Searched } from '../../../runtime/words.ts';
import { compareKeys } from '../../../store/list-index.ts';
import type { Store } from '../../../store/store.ts';
import { unitsFor } from './page-of.ts';
import { readEntries, type WordEntries, type WordEntry } from './word-entries.ts';

/** Entries of one call that looks at several words. */
const lookSize = 240;
/** Entries of a call that continues where a look has found few. */
const furtherSize = 480;

// A page with so many is not worth a further round trip.
const few = 10;

// With one word, each entry is a record of the page. A record with two words that begin alike has two entries.
const spare = 10;

/** The words that a search begins with: those with the most characters lead to the fewest records. */
export const wordsToLookAt = (words: readonly string[], most = 4): string[] =>
  [...words].sort((one, other) => other.length - one.length || compareKeys(one, other)).slice(0, most);

/** How many entries a search reads of each of several words. */
export const shareOfLook = (asked: readonly string[], { words, size }: { words: readonly string[]; size: number }) =>
  words.length === 1 ? size + spare : Math.floor(lookSize / asked.length);

/** Whether an entry is the first of its record in the stretch of a word: the record is found there, and once. */
export const isFirst = ({ word, words }: WordEntry, beginning: string): boolean =>
  words.every((each) => !each.startsWith(beginning) || compareKeys(each, word) >= 0);

/** Whether the words and addresses of an entry have all that is searched for. */
export const hasAll = (entry: Pick<WordEntry, 'words' | 'addresses'>, { words, addresses }: Searched): boolean =>
  words.every((each) => beginsOne(entry.words, each)) && addresses.every((each) => beginsOne(entry.addresses, each));

/** What a walk has found, how far it has come, and what it has cost. */
export interface WalkedWord extends WordEntries {
  /** Sort key of the last entry that was read. */
  readonly last: string | undefined;
}

/** Continues along a word while few entries are wanted ones and units are left; answers those that are. */
export const walkWord = async (
  store: Store,
  asked: readonly [list: string, word: string],
  begun: WordEntries,
  { size, spent, isWanted }: { size: number; spent: number; isWanted(entry: WordEntry): boolean },
): Promise<WalkedWord> => {
  let [read, found, units] = [begun, begun.entries.filter(isWanted), 0];
  let last = begun.entries.at(-1)?.key;
  const most = unitsFor(size) / 2;
  while (!read.isAll && found.length < Math.min(few, size + 1) && spent + units < most) {
    read = await readEntries(store, asked, { after: last, limit: furtherSize });
    found = [...found, ...read.entries.filter(isWanted)];
    units += read.units;
    last = read.entries.at(-1)?.key ?? last;
  }
  return { entries: found, isAll: read.isAll, units, last };
};
