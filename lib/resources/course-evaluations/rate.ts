import * as v from 'valibot';
import { because } from '../../errors/fields.ts';
import type { Attribute } from '../../model/definition/attribute.ts';
import type { FieldOptions } from '../../model/definition/field.ts';

/** Digits after the point of a share. */
export const rateDigits = 6;

/** A share from 0 to 1, stored as text of six digits, so that lists can be sorted by it. */
export const rate = (options: FieldOptions = {}): Attribute<number> => ({
  ...options,
  schema: v.pipe(
    v.number(because('not_a_number')),
    v.minValue(0, because('too_small')),
    v.maxValue(1, because('too_great')),
  ),
  encode: (value) => value.toFixed(rateDigits),
  decode: Number,
});
