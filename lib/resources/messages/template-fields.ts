import * as v from 'valibot';
import { because } from '../../errors/fields.ts';
import type { Attribute } from '../../model/definition/attribute.ts';
import { anyObject, objectOf, visibleString } from '../../model/definition/attribute-kinds.ts';
import type { FieldOptions } from '../../model/definition/field.ts';
import { languageTag } from '../../model/definition/language-kinds.ts';

const subjectSchema = v.pipe(
  visibleString(200),
  v.check((text) => !/[\r\n]/.test(text), because('invalid_characters')),
);
const bodySchema = visibleString(10_000);

/** The subject of a mail: one line. */
export const subject = (options: FieldOptions = {}): Attribute<string> => ({ ...options, schema: subjectSchema });

/** The text of a mail. */
export const body = (options: FieldOptions = {}): Attribute<string> => ({ ...options, schema: bodySchema });

/** Most languages of a template besides its own. */
const mostLanguages = 20;

const translationsSchema = v.pipe(
  anyObject,
  v.record(languageTag, objectOf({ subject: subjectSchema, body: bodySchema }), because('not_an_object')),
  v.check((texts) => Object.keys(texts).length <= mostLanguages, because('too_many')),
  v.metadata({ maxProperties: mostLanguages }),
);

/** Subject and body by language. */
export const templateTranslations = (): Attribute<v.InferOutput<typeof translationsSchema>> => ({
  schema: translationsSchema,
});
