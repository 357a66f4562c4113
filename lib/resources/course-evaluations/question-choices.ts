import * as v from 'valibot';
import { because } from '../../errors/fields.ts';
import type { Attribute } from '../../model/definition/attribute.ts';
import { listOf, objectOf, string, visibleString } from '../../model/definition/attribute-kinds.ts';
import { byLanguage, mostLabelLanguages } from './translations.ts';

/** One of the answers that a choice question offers. */
export interface Choice {
  readonly key: string;
  readonly label: string;
  /** The label in other languages, by language tag. */
  readonly label_translations?: Readonly<Record<string, string>>;
}

const longestLabel = 1_024;

const choice = objectOf({
  key: v.pipe(string(40), v.regex(/^[a-z0-9_]{1,40}$/, because('invalid_key'))),
  label: visibleString(longestLabel),
  label_translations: v.exactOptional(byLanguage(visibleString(longestLabel), mostLabelLanguages)),
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
