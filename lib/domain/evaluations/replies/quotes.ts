/** A repetition of this many characters in a row is a quotation. */
const quoted = 30;

/**
 * Returns a text in the form for comparison: without invisible characters, with compatible characters as one (NFKC), in
 * capital letters, and with any white space as one blank.
 */
const comparable = (text: string): string[] => [
  ...text
    // Invisible characters are removed first, because they keep a letter and its accent apart.
    .replace(/[\p{Default_Ignorable_Code_Point}\p{Cf}]/gu, '')
    .normalize('NFKC')
    // Capitals are used, because "ß" is written "SS" in capitals, and "Σ" has two small forms.
    .toUpperCase()
    .normalize('NFKC')
    .replace(/\s+/gu, ' ')
    .trim(),
];

const withoutBlanks = (text: string): string => text.replaceAll(' ', '');

/** Of 30 characters, at least every second one is no blank. */
const fewestLetters = 15;

/** A text in which repetitions are searched. */
class Searched {
  readonly #text: string;
  readonly #letters: string;
  /** The possible beginnings of a repetition of this text. */
  readonly #beginnings: ReadonlySet<string>;

  constructor(text: string) {
    this.#text = comparable(text).join('');
    this.#letters = withoutBlanks(this.#text);
    const count = Math.max(0, this.#letters.length - fewestLetters + 1);
    this.#beginnings = new Set(
      Array.from({ length: count }, (_, start) => this.#letters.slice(start, start + fewestLetters)),
    );
  }

  /**
   * Returns whether the text repeats a part of another text, also if blanks or line ends are in the middle of words.
   */
  repeats(letters: string, partOf: () => string): boolean {
    if (!this.#beginnings.has(letters.slice(0, fewestLetters))) return false;
    const part = partOf();
    return this.#text.includes(part) || (part === part.trim() && this.#letters.includes(letters));
  }
}

/** Returns, for each character of the whole text, where it begins in the text without blanks, and the end. */
const placesIn = (characters: readonly string[]): number[] => {
  let place = 0;
  return [0, ...characters.map((each) => (place += each === ' ' ? 0 : each.length))];
};

/**
 * Returns whether a text repeats 30 characters in a row of one of some others, unless `known` has repeated them
 * already.
 */
export const quotesOneOf = (text: string, others: readonly string[], known = ''): boolean => {
  const [own, before] = [new Searched(text), new Searched(known)];
  return others.some((other) => {
    const characters = comparable(other);
    const [letters, places] = [withoutBlanks(characters.join('')), placesIn(characters)];
    return characters.slice(quoted - 1).some((_, start) => {
      const run = letters.slice(places[start], places[start + quoted]);
      const partOf = (): string => characters.slice(start, start + quoted).join('');
      return own.repeats(run, partOf) && !before.repeats(run, partOf);
    });
  });
};
