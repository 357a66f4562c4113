import { storageOf } from '../storages.ts';

/** Languages that the application itself speaks. */
export const spoken: readonly string[] = ['en', 'de'];

const storageKey = 'facet.language';

const primaryOf = (tag: string): string => tag.toLowerCase().split('-')[0] ?? '';

/** The best of some tags for a wanted one: the same, or another of the same language. The service chooses alike for PDFs. */
export const bestOf = (tags: readonly string[], wanted: string): string | undefined =>
  tags.find((tag) => tag.toLowerCase() === wanted.toLowerCase()) ??
  tags.find((tag) => tag.toLowerCase() === primaryOf(wanted)) ??
  tags.find((tag) => primaryOf(tag) === primaryOf(wanted));

/**
 * A text of the institution, or several, in the chosen language where it is translated, with its language tag where that is
 * known.
 */
export const translated = <Text>(
  text: Text,
  translations: Readonly<Record<string, Text>> | null | undefined,
  tag: string,
): { readonly text: Text; readonly lang?: string } => {
  const found = bestOf(Object.keys(translations ?? {}), tag);
  return found === undefined ? { text } : { text: translations?.[found] ?? text, lang: found };
};

/** The language that a reader has chosen in this browser, or else prefers. */
export const chosenTag = (): string => {
  const chosen = storageOf(window, 'localStorage')?.getItem(storageKey);
  return chosen ?? navigator.languages.find((tag) => bestOf(spoken, tag) !== undefined) ?? 'en';
};

/** Keeps the choice of a language in this browser. */
export const keepTag = (tag: string): void => storageOf(window, 'localStorage')?.setItem(storageKey, tag);

/** What a language is called in itself. */
export const nameOfLanguage = (tag: string): string => {
  try {
    const name = new Intl.DisplayNames([tag], { type: 'language' }).of(tag) ?? tag;
    return name.charAt(0).toLocaleUpperCase(tag) + name.slice(1);
  } catch {
    // A tag that is well formed and which no browser takes, as `zh-yue`.
    return tag;
  }
};
