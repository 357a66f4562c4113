import { lastOf } from '../../../resources/course-evaluations/question-scale.ts';
import { type Distribution, interpolatedMedianOf, sizeOf, varianceOf } from './distribution.ts';
import { add, compare, multiply, parseDecimal, rational, subtract } from './rational.ts';
import { type FigureScale, normalise } from './scale.ts';

/** What is flagged; a flag that is not raised is left out. */
export interface Flags {
  readonly low_answer?: true;
  readonly high_deviation?: true;
}

export type FlagName = keyof Flags;

/** When a question is flagged; null turns a flag off. */
export interface FlagBounds {
  readonly lowAnswer: number | null;
  /** A decimal number, digit by digit. */
  readonly deviation: string | null;
}

/**
 * Whether the interpolated median is at or below the bound. On scales whose good end is elsewhere "low" is bad too: the
 * median is taken for what it is worth on an ascending scale of the same values (5 of 1 to 5, descending, is worth 1).
 */
const isLow = (scale: FigureScale, distribution: Distribution, bound: number): boolean => {
  const [first, last] = [rational(scale.first), rational(lastOf(scale))];
  const worth = normalise(scale, interpolatedMedianOf(distribution));
  // A scale of one point has no better or worse: the value itself counts.
  return compare(add(first, multiply(worth, subtract(last, first))), parseDecimal(String(bound))) <= 0;
};

// Squared, so that a deviation of just the bound is not above it: the root would be a rounded number.
const isWide = (distribution: Distribution, bound: string): boolean => {
  const limit = parseDecimal(bound);
  return compare(varianceOf(distribution), multiply(limit, limit)) > 0;
};

/** The flags of a scale question; none without answers. */
export const flagsOf = (scale: FigureScale, distribution: Distribution, bounds: FlagBounds): Flags => {
  if (sizeOf(distribution) === 0) return {};
  const { lowAnswer, deviation } = bounds;
  return {
    ...(lowAnswer !== null && isLow(scale, distribution, lowAnswer) && { low_answer: true }),
    ...(deviation !== null && isWide(distribution, deviation) && { high_deviation: true }),
  };
};
