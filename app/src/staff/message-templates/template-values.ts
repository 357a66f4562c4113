import { readerLocale } from '../parts/formats.ts';
import { messages } from './messages.ts';
import type { Template, TemplatePurpose } from './queries.ts';

const words = messages.form;

/** The subject and the text, as the fields hold them. */
export interface Texts {
  readonly subject: string;
  readonly body: string;
}

/** The subject and the text in a further language. */
export interface Translation extends Texts {
  readonly language: string;
}

/** The values of a template's fields. */
export interface TemplateValues extends Texts {
  readonly name: string;
  readonly purpose: TemplatePurpose;
  readonly isDefault: boolean;
  readonly translations: readonly Translation[];
}

export const newValues: TemplateValues = {
  ...{ name: '', purpose: 'invitation', isDefault: false, subject: '', body: '' },
  translations: [],
};

/** The values of a template. */
export const valuesOf = ({ attributes }: Pick<Template, 'attributes'>): TemplateValues => ({
  name: attributes.name ?? '',
  purpose: attributes.purpose ?? newValues.purpose,
  isDefault: attributes.is_default ?? false,
  subject: attributes.subject ?? '',
  body: attributes.body ?? '',
  translations: Object.entries(attributes.translations ?? {}).map(([language, texts]) => ({ language, ...texts })),
});

/** Returns the attributes for the values, without the purpose, which never changes. */
export const attributesOf = ({ name, isDefault, subject, body, translations }: TemplateValues) => ({
  name: name.trim(),
  is_default: isDefault,
  subject: subject.trim(),
  body,
  translations: Object.fromEntries(
    translations.map(({ language, ...texts }) => [language, { subject: texts.subject.trim(), body: texts.body }]),
  ),
});

/** The name of a language in English. */
export const languageName = (tag: string): string =>
  new Intl.DisplayNames([readerLocale()], { type: 'language' }).of(tag) ?? tag;

/** Returns a language tag in its usual form: `pt-BR` for `pt-br`; undefined for a text that is no tag. */
export const toLanguage = (text: string): string | undefined => {
  try {
    return Intl.getCanonicalLocales(text.trim())[0];
  } catch {
    return undefined;
  }
};

/** Returns the pointer to the texts in a language; to the texts in the first language if none is given. */
export const pointerOf = (language?: string): string =>
  language === undefined ? '/data/attributes' : `/data/attributes/translations/${language}`;

/** The names of fields by the pointers that errors have. */
export const labelsOf = ({ translations }: Pick<TemplateValues, 'translations'>): Readonly<Record<string, string>> => ({
  '/data/attributes/name': words.name,
  '/data/attributes/subject': words.subject,
  '/data/attributes/body': words.body,
  '/data/attributes/purpose': words.purpose,
  ...Object.fromEntries(
    translations.flatMap(({ language }) =>
      (['subject', 'body'] as const).map((field) => [
        `${pointerOf(language)}/${field}`,
        words.inLanguage(words[field], languageName(language)),
      ]),
    ),
  ),
});
