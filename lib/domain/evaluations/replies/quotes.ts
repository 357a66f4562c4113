/** So many characters in a row are a quotation. */
const quoted = 30;

/**
 * A text as quotations are compared: without characters that do not show, compatible characters as one (NFKC), capital
 * letters, any white space as one blank.
 */
const comparable = (text: string): string[] => [
  ...text
    // First: they keep a letter and its accent apart.
    .replace(/[\p{Default_Ignorable_Code_Point}\p{Cf}]/gu, '')
    .normalize('NFKC')
    // Not small ones: "ß" is written "SS" in capitals, and "Σ" has two small forms.
    .toUpperCase()
    .normalize('NFKC')
    .replace(/\s+/gu, ' ')
    .trim(),
];

const windowsOf = (text: string): string[] => {
  const characters = comparable(text);
  return Array.from({ length: Math.max(0, characters.length - quoted + 1) }, (_, start) =>
    characters.slice(start, start + quoted).join(''),
  );
};

/** Whether a text repeats 30 characters in a row of one of some others, unless `known` has repeated them already. */
export const quotesOneOf = (text: string, others: readonly string[], known = ''): boolean => {
  const own = new Set(windowsOf(text));
  for (const each of windowsOf(known)) own.delete(each);
  return own.size > 0 && others.some((other) => windowsOf(other).some((each) => own.has(each)));
};
