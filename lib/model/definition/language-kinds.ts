import * as v from 'valibot';
import { because } from '../../errors/fields.ts';
import type { Attribute } from './attribute.ts';
import { described, listOf } from './attribute-kinds.ts';
import type { FieldOptions } from './field.ts';

const form = /^[A-Za-z]{2,3}(?:-[A-Za-z0-9]{1,8}){0,4}$/;

/** A language tag in its usual form, `pt-br` → `pt-BR`; undefined for a text that is none (BCP 47). */
export const canonicalLanguage = (tag: string): string | undefined => {
  if (!form.test(tag)) return undefined;
  try {
    return Intl.getCanonicalLocales(tag)[0];
  } catch {
    return undefined;
  }
};

/** A language tag (BCP 47), in its usual form. */
export const languageTag = v.pipe(
  v.string(because('not_a_language')),
  v.regex(form, because('not_a_language')),
  v.check((tag) => canonicalLanguage(tag) !== undefined, because('not_a_language')),
  v.transform((tag) => canonicalLanguage(tag) ?? tag),
);

/** A language by its tag (BCP 47). */
export const language = (options: FieldOptions = {}): Attribute<string> => ({ ...options, schema: languageTag });

/** Languages in order, at least one and at most 20, none twice. */
export const languages = (options: FieldOptions = {}): Attribute<string[]> => ({
  ...options,
  schema: v.pipe(
    listOf(languageTag, 20),
    v.minLength(1, because('blank')),
    v.rawCheck(({ dataset, addIssue }) => {
      if (!dataset.typed) return;
      const { value: input } = dataset;
      for (const [key, value] of input.entries()) {
        if (input.indexOf(value) === key) continue;
        addIssue({ message: because('repeated'), path: [{ type: 'array', origin: 'value', input, key, value }] });
      }
    }),
    described({ minItems: 1, uniqueItems: true }),
  ),
});
