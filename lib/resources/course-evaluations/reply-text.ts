import * as v from 'valibot';
import { because } from '../../errors/fields.ts';
import { isJsonObject } from '../../jsonapi/request-document.ts';
import type { Attribute } from '../../model/definition/attribute.ts';
import { anyObject } from '../../model/definition/attribute-kinds.ts';
import type { FieldOptions } from '../../model/definition/field.ts';
import { languageTag } from '../../model/definition/language-kinds.ts';
import { loadSanitiser, richTextSchema } from '../../model/definition/rich-text.ts';
import { plainText } from '../../model/render/plain-text.ts';

const [fewest, most] = [40, 10_000];

/** Rich text whose visible text, with a line for each block, has 40 to 10,000 characters. */
const schema = v.pipe(
  richTextSchema,
  v.rawCheck<string>(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    const { length } = [...plainText(dataset.value)];
    if (length < fewest) addIssue({ message: because('too_little_text'), expected: String(fewest) });
    if (length > most) addIssue({ message: because('too_much_text'), expected: String(most) });
  }),
);

/** The text of a reply. */
export const replyText = (options: FieldOptions = {}): Attribute<string> => ({
  ...options,
  load: loadSanitiser,
  schema,
});

const mostLanguages = 20;
// An item holds 400 KB, the text may take half of it.
const mostBytes = 150_000;

const loadEach = async (value: unknown): Promise<void> => {
  if (isJsonObject(value)) for (const each of Object.values(value)) await loadSanitiser(each);
};

const translationsSchema = v.pipe(
  anyObject,
  v.record(languageTag, schema, because('not_an_object')),
  v.check((texts) => Object.keys(texts).length <= mostLanguages, because('too_many')),
  v.metadata({ maxProperties: mostLanguages }),
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed || Buffer.byteLength(JSON.stringify(dataset.value)) <= mostBytes) return;
    addIssue({ message: because('too_large'), expected: String(mostBytes) });
  }),
);

/** The text of a reply in other languages, by language tag; at most 20, and 150,000 bytes together. Stored as JSON text. */
export const replyTranslations = (): Attribute<Record<string, string>> => ({
  load: loadEach,
  schema: translationsSchema,
  encode: (value) => JSON.stringify(value),
  // What `encode` wrote is an object of texts.
  decode: (stored) => JSON.parse(String(stored)) as Record<string, string>,
});
