import { lastOf, type Scale } from '../../../resources/course-evaluations/question-scale.ts';
import { compare, divide, parseDecimal, type Rational, rational, subtract } from './rational.ts';

/** What the figures need of a scale. */
export type FigureScale = Omit<Scale, 'labels'>;

/** The values of a scale, in order. */
export const valuesOf = ({ points, first }: FigureScale): number[] =>
  Array.from({ length: points }, (_, index) => first + index);

const idealOf = ({ first, points, ideal }: FigureScale): Rational =>
  ideal === undefined ? rational(2 * first + points - 1, 2) : parseDecimal(String(ideal));

const distance = (one: Rational, other: Rational): Rational =>
  compare(one, other) < 0 ? subtract(other, one) : subtract(one, other);

/**
 * A value (or a figure between values) as a share of what is best on its scale, 0 to 1: questions of different scales are
 * comparable only so.
 */
export const normalise = (scale: FigureScale, value: Rational): Rational => {
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
