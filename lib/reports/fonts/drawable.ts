import type { FontFile } from './font-file.ts';

/** A value with texts in it that can be drawn, and how many of their characters no font has. */
export interface Drawable<Value> {
  readonly value: Value;
  readonly unknown: number;
}

// Stands where a character has no glyph; the first fonts have it.
const replacement = '\ufffd';

// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what this is about
const controls = /[\u0000-\u001f\u007f-\u009f]+/g;

// Marks of the order of bytes, which PDF/UA does not allow in text.
const byteOrder = /[\ufeff\ufffe]/g;

// Characters that are not drawn where they have no glyph of their own: joiners, marks of direction, variants.
const invisible = /^\p{Default_Ignorable_Code_Point}$/u;

// What is written without spaces has its own rules for lines.
const longWord = /[^\s\p{Script=Thai}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]{25,}/gu;

const lineBreak = '\u200b';
const charactersInLine = 12;

const segmenter = new Intl.Segmenter('und', { granularity: 'grapheme' });

const graphemesOf = (text: string): string[] => Array.from(segmenter.segment(text), ({ segment }) => segment);

/** Divides what would reach over the end of a line. */
const breakable = (word: string): string => {
  const graphemes = graphemesOf(word);
  return graphemes
    .map((each, index) => (index > 0 && index % charactersInLine === 0 ? lineBreak + each : each))
    .join('');
};

// Typst finds no place to divide Thai that is not in its dictionary.
const thai = /\p{Script=Thai}{25,}/gu;

const thaiWords = new Intl.Segmenter('th', { granularity: 'word' });

const breakableThai = (run: string): string =>
  Array.from(thaiWords.segment(run), ({ segment }) => breakable(segment)).join(lineBreak);

/** Makes texts drawable with some fonts. */
export class Drawing {
  readonly #fonts: readonly FontFile[];
  readonly #known = new Map<string, string | undefined>();
  #unknown = 0;

  constructor(fonts: readonly FontFile[]) {
    this.#fonts = fonts;
  }

  /** How many characters had no glyph so far. */
  get unknown(): number {
    return this.#unknown;
  }

  // A character with its marks is drawn by one font.
  #shownOf(grapheme: string): string | undefined {
    const all = Array.from(grapheme, (each) => ({
      each,
      code: each.codePointAt(0) ?? 0,
      isHidden: invisible.test(each),
    }));
    const font = this.#fonts.find(({ has }) => all.every(({ code, isHidden }) => isHidden || has(code)));
    return font && all.flatMap(({ each, code, isHidden }) => (isHidden && !font.has(code) ? [] : [each])).join('');
  }

  #draw(grapheme: string): string {
    let shown = this.#known.get(grapheme);
    if (shown === undefined && !this.#known.has(grapheme)) {
      shown = this.#shownOf(grapheme);
      this.#known.set(grapheme, shown);
    }
    if (shown !== undefined) return shown;
    this.#unknown += 1;
    return replacement;
  }

  /** A text of which every character has a glyph, and every word room in a line. */
  text(text: string): string {
    const plain = text.toWellFormed().normalize('NFC').replace(controls, ' ').replace(byteOrder, '');
    // Letters of the Latin alphabet are what most texts consist of.
    const shown = /^[\x20-\x7e]*$/.test(plain)
      ? plain
      : graphemesOf(plain)
          .map((each) => this.#draw(each))
          .join('');
    return shown.replace(longWord, breakable).replace(thai, breakableThai);
  }

  /** A value with all texts in it. */
  all<Value>(value: Value): Value {
    if (typeof value === 'string') return this.text(value) as Value;
    if (Array.isArray(value)) return value.map((each) => this.all(each)) as Value;
    if (value === null || typeof value !== 'object') return value;
    return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, this.all(each)])) as Value;
  }
}
