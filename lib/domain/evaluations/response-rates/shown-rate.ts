import { responseRate } from '../figures/shares.ts';
import { bandOf, smallClass } from './bands.ts';
import { type Answered, type Sum, sumOf } from './shown-sums.ts';

/** How many students of how many sections have answered. */
export interface ResponseRate {
  /** The sections that are counted: once the period has closed, withheld ones are left out where they would be revealed. */
  readonly sections: number;
  readonly enrolled: number;
  /** A band while so few are enrolled that a number would reveal who has answered; null where it is not shown. */
  readonly completed: number | string | null;
  /** A share of 1, to six digits; null where it is not shown, or nobody is enrolled. */
  readonly response_rate: number | null;
}

/** What is shown of some evaluations: of few students a band instead of a number, and no number without any section. */
export const shownRate = (answered: readonly Answered[], sum: Sum, isOffice: boolean): ResponseRate => {
  if (sum.sections === 0) return { ...sumOf(answered), completed: null, response_rate: null };
  const { sections, enrolled, completed } = sum;
  const isBand = !isOffice && enrolled < smallClass;
  return {
    sections,
    enrolled,
    completed: isBand ? bandOf(completed) : completed,
    response_rate: isBand ? null : responseRate(completed, enrolled),
  };
};
