import { bestTag } from '../../../runtime/preferred-language.ts';

/** Subject and body of a mail, with merge fields. */
export interface TemplateTexts {
  readonly subject: string;
  readonly body: string;
}

/** Texts by language tag (BCP 47); the first is for those whose language is not among them. */
export type TextsByLanguage = Readonly<Record<string, TemplateTexts>>;

/** A language with the texts in it. */
export interface ChosenTexts extends TemplateTexts {
  readonly language: string;
}

/**
 * The texts for a person who wants some languages, the preferred one first: `de-AT` takes `de` where there is no `de-AT`.
 * Throws where there are no texts.
 */
export const chooseTexts = (texts: TextsByLanguage, wanted: readonly string[]): ChosenTexts => {
  const available = Object.keys(texts);
  const language =
    wanted.map((each) => bestTag(available, each)).find((each) => each !== undefined) ?? available[0] ?? '';
  const chosen = texts[language];
  if (chosen === undefined) throw new Error('a template without texts');
  return { language, ...chosen };
};
