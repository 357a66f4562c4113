import { beginsOne, foldText, localPartOf, wordsIn } from '../../runtime/words.ts';
import type { StoredRecord } from '../../store/record.ts';
import type { SearchedTexts } from './relationship.ts';

/** Most words that find a record: a change of all of them must fit into one transaction with all else that changes. */
export const mostFoundWords = 12;

/** Most addresses of a record that find it by their beginning and their words. */
const mostFoundAddresses = 4;

// Whatever begins a word that begins another begins that other too: one entry does for both.
const withoutBeginnings = (words: readonly string[], most: number): string[] =>
  words.reduce<string[]>((kept, word) => {
    if (beginsOne(kept, word)) return kept;
    const others = kept.filter((other) => !word.startsWith(other));
    return others.length < most ? [...others, word] : kept;
  }, []);

/** The words that find a record, and those of its addresses that they make up. */
export const foundWords = (
  { texts, addresses, mostWords = mostFoundWords }: SearchedTexts,
  record: StoredRecord,
): { readonly words: readonly string[]; readonly addresses: readonly string[] } => {
  const folded = (addresses?.(record) ?? []).slice(0, mostFoundAddresses).map(foldText);
  const all = [...texts(record), ...folded.map(localPartOf)].flatMap(wordsIn);
  const words = withoutBeginnings(all, mostWords);
  const isWhole = (address: string): boolean => wordsIn(localPartOf(address)).every((each) => beginsOne(words, each));
  return { words, addresses: folded.filter(isWhole) };
};
