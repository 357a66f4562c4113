const letters: Readonly<Record<string, string>> = { ß: 'ss', æ: 'ae', ø: 'o', ł: 'l', đ: 'd', œ: 'oe' };

/** A text without capitals and accents, letter by letter. */
const plain = (text: string): string =>
  [...text.normalize('NFD').toLowerCase()]
    .filter((each) => !/\p{Mark}/u.test(each))
    .map((each) => letters[each] ?? each)
    .join('');

const isPart = (each: string | undefined): boolean => each !== undefined && /[\p{Letter}\p{Number}]/u.test(each);

/** Whether a beginning stands where a word of a text begins, apostrophes left out. */
const standsIn = (text: string, beginning: string): boolean => {
  const starts = [...text]
    .map((_, index) => index)
    .filter((index) => {
      const [before, here] = [text[index - 1], text[index]];
      if (!isPart(here)) return false;
      if (!isPart(before)) return before !== "'" || isPart(text[index + 1]) || !isPart(text[index - 2]);
      // The first digit behind letters only.
      const head = /[\p{Letter}]+$/u.exec(text.slice(0, index))?.[0] ?? '';
      const isHead = head !== '' && !isPart(text[index - head.length - 1]);
      return isHead && /\p{Number}/u.test(here ?? '');
    });
  return starts.some((index) => text.slice(index).replaceAll("'", '').startsWith(beginning));
};

/** What a record is found by, as it is written. */
export interface Written {
  readonly texts: readonly string[];
  readonly emails?: readonly string[];
}

/** Whether a search finds a record, by looking through its texts. */
export const findsNaively = (query: string, { texts, emails = [] }: Written): boolean => {
  const addresses = emails.map(plain);
  const all = [...texts.map(plain), ...addresses.map((each) => each.split('@')[0] ?? '')];
  const isFound = (token: string): boolean => {
    const [local = '', domain] = token.split('@');
    const rest = domain === undefined || !/[\p{Letter}\p{Number}]/u.test(local) ? token : local;
    const words = rest
      .replaceAll("'", '')
      .split(/[^\p{Letter}\p{Number}]+/u)
      .filter((each) => each !== '');
    return (
      words.every((word) => all.some((text) => standsIn(text, word))) &&
      (rest === token || addresses.some((each) => each.replaceAll("'", '').startsWith(token.replaceAll("'", ''))))
    );
  };
  return plain(query).split(/\s+/u).every(isFound);
};
