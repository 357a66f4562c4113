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
