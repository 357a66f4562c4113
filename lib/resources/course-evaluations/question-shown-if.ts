import * as v from 'valibot';
import { because } from '../../errors/fields.ts';
import type { Attribute } from '../../model/definition/attribute.ts';
import { listOf, objectOf, string } from '../../model/definition/attribute-kinds.ts';
import { integer } from '../../model/definition/number-kinds.ts';
import type { Rule } from '../../model/definition/resource.ts';
import { canonicalId } from '../../runtime/ids.ts';

/** When a question is shown: where an earlier one was answered with one of some values or choices. */
export interface ShownIf {
  /** The id of the earlier question. */
  readonly question: string;
  /** Values of its scale, or keys of its choices. */
  readonly in: readonly (number | string)[];
}

const id = v.pipe(
  v.string(because('not_a_string')),
  v.metadata({ format: 'uuid' }),
  // What no id can be is the id of no question.
  v.transform((text) => canonicalId(text) ?? text),
);

const value = v.union([integer({ minimum: -100, maximum: 110 }).schema, string(40)], because('not_in_list'));

const schema: v.GenericSchema<unknown, ShownIf> = objectOf({
  question: id,
  in: v.pipe(
    listOf(value as v.GenericSchema<unknown, number | string>, 50),
    v.minLength(1, because('blank')),
    v.rawCheck(({ dataset, addIssue }) => {
      if (!dataset.typed) return;
      const { value: input } = dataset;
      for (const [key, each] of input.entries())
        if (input.indexOf(each) < key)
          addIssue({
            message: because('repeated'),
            path: [{ type: 'array', origin: 'value', input, key, value: each }],
          });
    }),
  ),
});

/** The condition of a question. Stored as JSON text. */
export const shownIfAttribute: Attribute<ShownIf> = {
  schema,
  encode: (given) => JSON.stringify(given),
  // What `encode` wrote is a condition.
  decode: (stored) => JSON.parse(String(stored)) as ShownIf,
};

/** A heading has no condition. */
export const shownIfRules: readonly Rule<'kind' | 'shown_if'>[] = [
  {
    fields: ['kind', 'shown_if'],
    blames: 'shown_if',
    code: 'does_not_apply',
    holds: (kind, given) => given === null || kind !== 'heading',
  },
];
