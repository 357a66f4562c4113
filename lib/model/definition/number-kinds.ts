import * as v from 'valibot';
import { because, type ProblemCode } from '../../errors/fields.ts';
import { ExactNumber } from '../../runtime/json.ts';
import type { Attribute } from './attribute.ts';
import { described } from './attribute-kinds.ts';
import type { FieldOptions } from './field.ts';

/** What may be done with a field, and between which bounds its numbers lie, both inclusive. */
type Bounded = FieldOptions & { readonly minimum?: number; readonly maximum?: number };

const maxDigits = 38;
// An exponent of more digits is an amount that can't be kept, or leading zeros that nobody needs.
const maxExponentDigits = 3;

const partsOf = (literal: string) => {
  const [mantissa = '', exponent = '0'] = literal.toLowerCase().split('e');
  const [whole = '', fraction = ''] = mantissa.replace('-', '').split('.');
  return { digits: whole + fraction, decimals: fraction.length, exponent };
};

// The first check of every number: what follows looks at a few characters, whatever was sent.
const ofFewDigits = v.rawCheck<number | ExactNumber>(({ dataset, addIssue }) => {
  if (!dataset.typed || !(dataset.value instanceof ExactNumber)) return;
  const { digits, exponent } = partsOf(dataset.value.literal);
  const issue = (code: ProblemCode, bound: number) => addIssue({ message: because(code), expected: String(bound) });
  if (digits.length > maxDigits) issue('out_of_range', maxDigits);
  else if (exponent.replace(/[+-]/, '').length > maxExponentDigits) issue('exponent_too_long', maxExponentDigits);
});

// Decided on the digits, because a double would round `1e-400` to 0.
const isIntegerLiteral = (literal: string): boolean => {
  const { digits, decimals, exponent } = partsOf(literal);
  const kept = digits.replace(/0+$/, '');
  return kept === '' || Number(exponent) - decimals + digits.length - kept.length >= 0;
};

// `50.0` comes in as an ExactNumber, because its digits differ from those of 50; it is an integer all the same.
const integerNumber = (minimum: number, maximum: number) =>
  v.pipe(
    v.union([v.number(), v.instance(ExactNumber)], because('not_an_integer')),
    ofFewDigits,
    v.check((value) => !(value instanceof ExactNumber) || isIntegerLiteral(value.literal), because('not_an_integer')),
    described({ type: 'integer', minimum, maximum }),
    v.transform((value) => (value instanceof ExactNumber ? Number(value.literal) : value)),
  );

/** An integer between two bounds; between the safe integers unless said. */
export const integer = ({
  minimum = Number.MIN_SAFE_INTEGER,
  maximum = Number.MAX_SAFE_INTEGER,
  ...options
}: Bounded = {}): Attribute<number> => ({
  ...options,
  schema: v.pipe(
    integerNumber(minimum, maximum),
    v.integer(because('not_an_integer')),
    v.minValue(minimum, because('too_small')),
    v.maxValue(maximum, because('too_great')),
  ),
});

const greatest = 1e38;
// The exponent of the smallest double: whatever number a caller computes, it has a form that is taken.
const leastExponent = -324;
const isKept = (literal: string): boolean => {
  const { digits, ...parts } = partsOf(literal);
  const exponent = Number(parts.exponent);
  const isZero = /^0*$/.test(digits);
  return isZero || (exponent <= maxDigits && exponent >= leastExponent && Math.abs(Number(literal)) <= greatest);
};

/** A decimal number (from `minimum` on, up to 1e38) whose digits are kept exactly as written, up to 38; stored as text. */
export const decimal = ({
  minimum = Number.NEGATIVE_INFINITY,
  ...options
}: Omit<Bounded, 'maximum'> = {}): Attribute<ExactNumber> => ({
  ...options,
  schema: v.pipe(
    v.union([v.number(because('not_a_number')), v.instance(ExactNumber)], because('not_a_number')),
    ofFewDigits,
    described({ minimum: Math.max(minimum, -greatest), maximum: greatest }),
    v.transform((value) => (value instanceof ExactNumber ? value : new ExactNumber(String(value)))),
    v.rawCheck(({ dataset, addIssue }) => {
      if (!dataset.typed) return;
      const { literal } = dataset.value;
      const issue = (code: ProblemCode, bound: number) => addIssue({ message: because(code), expected: String(bound) });
      if (!isKept(literal)) issue('out_of_range', maxDigits);
      else if (Number(literal) < minimum) issue('too_small', minimum);
    }),
  ),
  encode: ({ literal }) => literal,
  decode: (stored) => new ExactNumber(String(stored)),
});
