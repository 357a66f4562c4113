import * as v from 'valibot';
import { because, type ProblemCode } from '../../errors/fields.ts';
import type { Attribute } from '../../model/definition/attribute.ts';
import { listOf, objectOf, oneOf, string } from '../../model/definition/attribute-kinds.ts';
import { integer } from '../../model/definition/number-kinds.ts';
import { ExactNumber } from '../../runtime/json.ts';
import { byLanguage, mostLabelLanguages } from './translations.ts';

/** Which end of a scale is the good one; on a bipolar scale it is neither. */
export const polarities = ['ascending', 'descending', 'bipolar'] as const;

/** The values of a scale question, from `first` on, and what they mean. */
export interface Scale {
  readonly points: number;
  readonly first: number;
  readonly labels?: readonly string[];
  /** All labels in other languages, by language tag. */
  readonly label_translations?: Readonly<Record<string, readonly string[]>>;
  readonly polarity: (typeof polarities)[number];
  /** Of an ascending scale the least favourable value, of a descending one the greatest; a bipolar one may have none. */
  readonly favourable_from?: number;
  /** The best value of a bipolar scale. */
  readonly ideal?: number;
}

/** The greatest value of a scale; the least is `first`. */
export const lastOf = ({ points, first }: Pick<Scale, 'points' | 'first'>): number => first + points - 1;

/** Whether a value counts as favourable; undefined where the scale does not say what does. */
export const isFavourable = (
  { favourable_from: from, polarity }: Pick<Scale, 'favourable_from' | 'polarity'>,
  value: number,
): boolean | undefined => {
  if (from === undefined) return undefined;
  return polarity === 'descending' ? value <= from : value >= from;
};

/** The values of a scale, in order. */
export const scaleValues = ({ points, first }: Pick<Scale, 'points' | 'first'>): number[] =>
  Array.from({ length: points }, (_, index) => first + index);

/** The values that count as favourable, in order; none on a scale that does not say what does. */
export const favourableValues = (scale: Pick<Scale, 'points' | 'first' | 'favourable_from' | 'polarity'>): number[] =>
  scaleValues(scale).filter((value) => isFavourable(scale, value));

const anyNumber = v.pipe(
  v.union([v.number(), v.instance(ExactNumber)], because('not_a_number')),
  v.metadata({ type: 'number' }),
  v.transform((value) => (value instanceof ExactNumber ? Number(value.literal) : value)),
);

const labels = listOf(string(255), 10);

const given = objectOf({
  points: integer({ minimum: 2, maximum: 10 }).schema,
  first: v.exactOptional(integer({ minimum: -100, maximum: 100 }).schema),
  labels: v.exactOptional(labels),
  label_translations: v.exactOptional(byLanguage(labels, mostLabelLanguages)),
  polarity: v.exactOptional(oneOf(polarities).schema),
  favourable_from: v.exactOptional(integer({ minimum: -100, maximum: 110 }).schema),
  ideal: v.exactOptional(anyNumber),
});

type Given = v.InferOutput<typeof given>;

// Favourable is what lies on the good side of the middle: the top 2 of 5 or 4, the top 3 of 7 or 6.
const favourableFrom = ({ points, first, polarity }: Scale): Pick<Scale, 'favourable_from'> => {
  const top = Math.floor(points / 2);
  if (polarity === 'bipolar') return {};
  return { favourable_from: polarity === 'ascending' ? first + points - top : first + top - 1 };
};

const withDefaults = ({ points, first = 1, polarity = 'ascending', ...others }: Given): Scale => {
  const scale = { points, first, polarity };
  const ideal = polarity === 'bipolar' ? { ideal: (first + lastOf(scale)) / 2 } : {};
  return { ...scale, ...favourableFrom(scale), ...ideal, ...others };
};

/** A fault of a scale whose members are each right: where it is, the code and the bound. */
interface Fault {
  readonly at: readonly [keyof Scale, ...string[]];
  readonly code: ProblemCode;
  readonly bound?: number;
}

const faultsOfLabels = ({ points, labels, label_translations: translated = {} }: Scale): Fault[] => {
  const wrongNumber = (at: Fault['at']): Fault => ({ at, code: 'wrong_number', bound: points });
  if (labels === undefined)
    return Object.keys(translated).length === 0 ? [] : [{ at: ['label_translations'], code: 'does_not_apply' }];
  return [
    ...(labels.length === points ? [] : [wrongNumber(['labels'])]),
    ...Object.entries(translated).flatMap(([language, each]) =>
      each.length === points ? [] : [wrongNumber(['label_translations', language])],
    ),
  ];
};

const faultsOf = (scale: Scale): Fault[] => {
  const { first, polarity, favourable_from: from, ideal } = scale;
  const isOff = (value: number | undefined) => value !== undefined && (value < first || value > lastOf(scale));
  return [
    ...faultsOfLabels(scale),
    ...(isOff(from) ? [{ at: ['favourable_from'], code: 'off_scale' } as const] : []),
    ...(ideal !== undefined && polarity !== 'bipolar' ? [{ at: ['ideal'], code: 'does_not_apply' } as const] : []),
    ...(polarity === 'bipolar' && isOff(ideal) ? [{ at: ['ideal'], code: 'off_scale' } as const] : []),
  ];
};

const schema: v.GenericSchema<unknown, Scale> = v.pipe(
  given,
  v.transform(withDefaults),
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    for (const { at, code, bound } of faultsOf(dataset.value)) {
      const [member, ...within] = at;
      const place = (key: string) =>
        ({ type: 'object', origin: 'value', input: { ...dataset.value }, key, value: undefined }) as const;
      addIssue({
        message: because(code),
        ...(bound === undefined ? {} : { expected: String(bound) }),
        path: [place(member), ...within.map(place)],
      });
    }
  }),
);

/** The scale of a question; what is left out is filled in. Stored as JSON text. */
export const scaleAttribute: Attribute<Scale> = {
  schema,
  encode: (value) => JSON.stringify(value),
  // What `encode` wrote is a scale.
  decode: (stored) => JSON.parse(String(stored)) as Scale,
};
