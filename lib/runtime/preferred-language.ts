/**
 * The language that somebody prefers of some, by the header `Accept-Language` (RFC 9110, 12.5.4); the first of them where it
 * says nothing of any.
 */
export const preferredLanguage = <Language extends string>(
  header: string | undefined,
  offered: readonly [Language, ...Language[]],
): Language => {
  const wanted = (header ?? '').split(',').flatMap((range) => {
    const [tag = '', ...parameters] = range.split(';').map((each) => each.trim().toLowerCase());
    const weight = Number(parameters.find((each) => each.startsWith('q='))?.slice(2) ?? 1);
    const language = offered.find((each) => each === tag.split('-')[0]);
    return language !== undefined && weight > 0 ? [{ language, weight }] : [];
  });
  return wanted.toSorted((one, other) => other.weight - one.weight)[0]?.language ?? offered[0];
};

const baseOf = (tag: string): string => tag.split('-')[0]?.toLowerCase() ?? '';

/** The best of some language tags for a wanted one: the same, or another of the same language, as `de` for `de-AT`. */
export const bestTag = (available: readonly string[], wanted: string): string | undefined =>
  available.find((each) => each.toLowerCase() === wanted.toLowerCase()) ??
  available.find((each) => each.toLowerCase() === baseOf(wanted)) ??
  available.find((each) => baseOf(each) === baseOf(wanted));

/** A text of the institution, or several, in a language; its tag is that of the translation, undefined for the original. */
export interface TextInLanguage<Text> {
  readonly text: Text;
  readonly language: string | undefined;
}

/** A text of the institution, or several, in a language where it is translated, else as it was written. */
export const textInLanguage = <Text>(
  text: Text,
  translations: Readonly<Record<string, Text>> | null | undefined,
  wanted: string,
): TextInLanguage<Text> => {
  const language = bestTag(Object.keys(translations ?? {}), wanted);
  return { text: (language === undefined ? undefined : translations?.[language]) ?? text, language };
};
