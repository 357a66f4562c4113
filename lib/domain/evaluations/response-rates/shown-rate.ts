import type { ResponseRate } from '../../../resources/course-evaluations/answers/response-rates.ts';
import { responseRate } from '../figures/shares.ts';
import { bandOf, smallClass } from './bands.ts';
import { type Answered, type Sum, sumOf } from './shown-sums.ts';

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
