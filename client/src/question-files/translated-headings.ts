import type { Remark, TranslatedHeading } from './question-row.ts';

/** Gathers what the headings of sections are called in other languages, each section once. */
export class TranslatedHeadings {
  readonly #found = new Map<string, TranslatedHeading>();

  get all(): readonly TranslatedHeading[] {
    return [...this.#found.values()];
  }

  /** Adds translations by language tag. Returns one remark for each that differs from an earlier one of the same section. */
  add({ place, set, section, translations }: TranslatedHeading): Remark[] {
    const key = JSON.stringify([set, section]);
    const before = this.#found.get(key) ?? { place, set, section, translations: {} };
    this.#found.set(key, {
      ...before,
      translations: { ...before.translations, ...translations, ...before.translations },
    });
    return Object.entries(translations)
      .filter(([tag, text]) => Object.hasOwn(before.translations, tag) && before.translations[tag] !== text)
      .map(([tag]) => ({ place, what: String(section), reason: 'other_heading', about: tag }));
  }
}
