import { compare, divide, type Rational, rational, subtract, toNumber } from './rational.ts';

/** A scale as the figures need it: whole values from `first` on, as many as it has points. */
export interface Scale {
  readonly points: number;
  readonly first: number;
  /** Where the good end is: at the last value, at the first, or at `ideal`, between them. */
  readonly polarity: 'ascending' | 'descending' | 'bipolar';
  /** The value that is just favourable; the best third to half of the points unless it is given. */
  readonly favourableFrom?: number | undefined;
  /** The best value of a bipolar scale; its middle unless it is given. */
  readonly ideal?: number | undefined;
}

/** The values of a scale, in order. */
export const valuesOf = ({ points, first }: Scale): number[] =>
  Array.from({ length: points }, (_, index) => first + index);

export const lastOf = ({ points, first }: Scale): number => first + points - 1;

// Halves are the finest that an ideal can be: between two values.
const halves = (value: number): Rational => rational(Math.round(value * 2), 2);

const idealOf = (scale: Scale): Rational =>
  scale.ideal === undefined ? rational(2 * scale.first + scale.points - 1, 2) : halves(scale.ideal);

const distance = (one: Rational, other: Rational): Rational =>
  compare(one, other) < 0 ? subtract(other, one) : subtract(one, other);

/**
 * A value (or a figure between values) as a share of what is best on its scale, 0 to 1: questions of different scales are
 * comparable only so.
 */
export const normalise = (scale: Scale, value: Rational): Rational => {
  const [first, last] = [rational(scale.first), rational(lastOf(scale))];
  // A scale of one point has nothing to compare.
  if (scale.points < 2) return rational(1);
  if (scale.polarity === 'ascending') return divide(subtract(value, first), subtract(last, first));
  if (scale.polarity === 'descending') return divide(subtract(last, value), subtract(last, first));
  const ideal = idealOf(scale);
  const [below, above] = [distance(ideal, first), distance(last, ideal)];
  const widest = compare(below, above) < 0 ? above : below;
  return subtract(rational(1), divide(distance(value, ideal), widest));
};

/** The mean of means is worked out on these, never on values of different scales. */
export const normaliseNumber = (scale: Scale, value: number): number =>
  toNumber(normalise(scale, rational(Math.round(value * 1_000_000), 1_000_000)));

// The points above the middle, which are 2 of 5 and 3 of 7.
const usuallyFavourable = ({ points }: Scale): number => Math.max(1, Math.floor(points / 2));

/** Favourable unless said: the points on the good side of the middle; of a bipolar scale the values next to the ideal alone. */
const usualBound = (scale: Scale): Rational => {
  if (scale.polarity === 'ascending') return rational(lastOf(scale) - usuallyFavourable(scale) + 1);
  if (scale.polarity === 'descending') return rational(scale.first + usuallyFavourable(scale) - 1);
  return rational(Math.floor(toNumber(idealOf(scale))));
};

/**
 * Whether a value is favourable: at least as good as `favourableFrom`. That is at or above it on an ascending scale, at or
 * below it on a descending one, and no farther from the ideal on a bipolar one.
 */
export const isFavourable = (scale: Scale, value: number): boolean => {
  const bound = scale.favourableFrom === undefined ? usualBound(scale) : halves(scale.favourableFrom);
  return compare(normalise(scale, rational(value)), normalise(scale, bound)) >= 0;
};
