import * as v from 'valibot';
import { because } from '../../errors/fields.ts';
import type { Attribute } from '../../model/definition/attribute.ts';
import { anyObject, visibleString } from '../../model/definition/attribute-kinds.ts';

const languageTag = v.pipe(
  v.string(),
  v.regex(/^[A-Za-z]{2,3}(?:-[A-Za-z0-9]{1,8}){0,4}$/, because('not_a_language_tag')),
);

/** The same in up to so many other languages, by language tag (BCP 47). */
export const byLanguage = <const Schema extends v.GenericSchema>(each: Schema, mostLanguages: number) =>
  v.pipe(
    anyObject,
    v.record(languageTag, each, because('not_an_object')),
    v.check((found) => Object.keys(found).length <= mostLanguages, because('too_many')),
    v.metadata({ maxProperties: mostLanguages }),
  );

/** A text of at most so many characters in other languages, by language tag (BCP 47). Stored as JSON text. */
export const translations = (maximum: number): Attribute<Record<string, string>> => ({
  schema: byLanguage(visibleString(maximum), 100),
  encode: (value) => JSON.stringify(value),
  // What `encode` wrote is an object of texts.
  decode: (stored) => JSON.parse(String(stored)) as Record<string, string>,
});

/** Most languages of the labels of one question, each of which is a part of the same record. */
export const mostLabelLanguages = 20;

const withoutTranslations = (stored: unknown): unknown =>
  typeof stored === 'string'
    ? JSON.stringify(JSON.parse(stored), (name, value) => (name === 'label_translations' ? undefined : value))
    : stored;

/** Whether the new stored form of a field of a question, or of a part, differs from the previous one in translations alone. */
export const isTranslation = (field: string, before: unknown, after: unknown): boolean => {
  if (field === 'text_translations' || field === 'name_translations') return true;
  return (field === 'scale' || field === 'choices') && withoutTranslations(before) === withoutTranslations(after);
};
