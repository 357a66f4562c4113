import * as v from 'valibot';
import { because } from '../../errors/fields.ts';
import type { Attribute } from '../../model/definition/attribute.ts';
import { anyObject, listOf, objectOf, string, visibleString } from '../../model/definition/attribute-kinds.ts';

/** One of the answers that a choice question offers. */
export interface Choice {
  readonly key: string;
  readonly label: string;
}

const choice = objectOf({
  key: v.pipe(string(40), v.regex(/^[a-z0-9_]{1,40}$/, because('invalid_key'))),
  label: visibleString(1_024),
});

const schema = v.pipe(
  listOf(choice, 50),
  v.minLength(1, because('blank')),
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    const { value: input } = dataset;
    const seen = new Set<string>();
    for (const [index, value] of input.entries()) {
      const { key } = value;
      const path = [
        { type: 'array', origin: 'value', input, key: index, value },
        { type: 'object', origin: 'value', input: { ...value }, key: 'key', value: key },
      ] as const;
      if (seen.has(key)) addIssue({ message: because('taken'), path: [...path] });
      seen.add(key);
    }
  }),
);

/** The answers that a choice question offers, in their order; no key twice. Stored as JSON text. */
export const choicesAttribute: Attribute<Choice[]> = {
  schema,
  encode: (value) => JSON.stringify(value),
  // What `encode` wrote is an array of choices.
  decode: (stored) => JSON.parse(String(stored)) as Choice[],
};

const languageTag = v.pipe(
  v.string(),
  v.regex(/^[A-Za-z]{2,3}(?:-[A-Za-z0-9]{1,8}){0,4}$/, because('not_a_language_tag')),
);

const maxLanguages = 100;

/** A text of at most so many characters in other languages, by language tag (BCP 47). Stored as JSON text. */
export const translations = (maximum: number): Attribute<Record<string, string>> => ({
  schema: v.pipe(
    anyObject,
    v.record(languageTag, visibleString(maximum), because('not_an_object')),
    v.check((texts) => Object.keys(texts).length <= maxLanguages, because('too_many')),
    v.metadata({ maxProperties: maxLanguages }),
  ),
  encode: (value) => JSON.stringify(value),
  // What `encode` wrote is an object of texts.
  decode: (stored) => JSON.parse(String(stored)) as Record<string, string>,
});
