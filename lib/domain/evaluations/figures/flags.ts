import { lastOf } from '../../../resources/course-evaluations/question-scale.ts';
import { type Distribution, sizeOf, varianceOf } from './distribution.ts';
import { compare, multiply, parseDecimal } from './rational.ts';
import type { FigureScale } from './scale.ts';

/** The raised flags; a flag that is not raised is absent. */
export interface Flags {
  readonly low_answer?: true;
  readonly high_deviation?: true;
}

export type FlagName = keyof Flags;

/** When a question is flagged; null turns a flag off. */
export interface FlagBounds {
  readonly lowAnswer: number | null;
  /** A decimal number, kept digit by digit. */
  readonly deviation: string | null;
}

/** The rank of a value from the unfavourable end of its scale, from 1: the value itself on an ascending scale from 1. */
const rankOf = (scale: FigureScale, value: number): number =>
  scale.polarity === 'descending' ? lastOf(scale) - value + 1 : value - scale.first + 1;

/** Whether any answer is at or below the bound. A bipolar scale has no low end. */
const isLow = (scale: FigureScale, distribution: Distribution, bound: number): boolean =>
  scale.polarity !== 'bipolar' && distribution.some(([value, count]) => count > 0 && rankOf(scale, value) <= bound);

// The comparison uses squares, so that a deviation equal to the bound is not above it. The root would be a rounded
// number.
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
