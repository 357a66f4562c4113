/** Letters that have no accent to strip, and what is written for them where they are missing. */
const plainLetters: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ł: 'l',
  ħ: 'h',
  ı: 'i',
  ς: 'σ',
};

const apostrophes = /['’‘ʼʻ`]/gu;

/** Most characters of a word that count; what follows is as if it were not there. */
export const longestWord = 50;

/** A text without capitals and accents. */
export const foldText = (text: string): string =>
  text
    .replaceAll(apostrophes, "'")
    .normalize('NFKD')
    .toLowerCase()
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[ßæœøđðþłħıς]/gu, (letter) => plainLetters[letter] ?? letter);

const cut = (word: string): string => [...word].slice(0, longestWord).join('');

const wordsOf = (folded: string): string[] => (folded.match(/[\p{L}\p{N}]+/gu) ?? []).map(cut);

// O'Neil is found as `oneil` and as `neil`; the s of "Women's" is no word.
const afterApostrophe = /'([\p{L}\p{N}]{2,})/gu;

// CMSC131 is found as `cmsc` and as `131`.
const numberOf = (word: string): string[] => {
  const [, number] = /^\p{L}+(\p{N}.*)$/su.exec(word) ?? [];
  return number === undefined ? [] : [number];
};

/** Every word of a text by whose beginning it is found, folded, each once. */
export const wordsIn = (text: string): string[] => {
  const folded = foldText(text);
  const whole = wordsOf(folded.replaceAll("'", ''));
  const ends = [...folded.matchAll(afterApostrophe)].flatMap(([, end = '']) => wordsOf(end));
  return [...new Set([...whole, ...ends].flatMap((word) => [word, ...numberOf(word)]))];
};

/** What a text is looked for by: the beginnings of words, and of e-mail addresses. */
export interface Searched {
  readonly words: readonly string[];
  readonly addresses: readonly string[];
}

/** The part of a folded address before the `@`. */
export const localPartOf = (address: string): string => address.slice(0, address.lastIndexOf('@'));

const isAddress = (token: string): boolean => token.includes('@') && wordsOf(localPartOf(token)).length > 0;

/** Reads what somebody has typed: words in any order, and addresses, which are known by their `@`. */
export const readSearched = (text: string): Searched => {
  const tokens = foldText(text).replaceAll("'", '').split(/\s+/u);
  const words = tokens.flatMap((token) => wordsOf(isAddress(token) ? localPartOf(token) : token));
  return { words: [...new Set(words)], addresses: [...new Set(tokens.filter(isAddress))] };
};

/** Whether any of the words starts with the beginning. */
export const beginsOne = (words: readonly string[], beginning: string): boolean =>
  words.some((word) => word.startsWith(beginning));
