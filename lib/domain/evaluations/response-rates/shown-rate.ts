import type { Band, ClassSize, ResponseRate } from '../../../resources/course-evaluations/answers/response-rates.ts';
import { groupedBySize } from '../figures/class-sizes.ts';
import { responseRate } from '../figures/shares.ts';
import type { Enrolment } from './enrolments.ts';
import { type Answered, type Sum, sumOf, sumOfShown } from './shown-sums.ts';

/**
 * With fewer enrolled students than this, instructors see a band, because the number of answers would reveal who has
 * answered.
 */
export const smallClass = 10;

const manyEnough = 5;

/** The band of a number of answers. */
export const bandOf = (completed: number): Band => {
  if (completed === 0) return '0';
  return completed < manyEnough ? '1–4' : '5+';
};

/**
 * Returns how many have answered one class as its instructors may see it: a band if few were enrolled at the opening.
 */
export const shownToTeacher = ({ enrolled, enrolledBefore, completed }: Enrolment & { readonly completed: number }) =>
  enrolledBefore < smallClass
    ? { completed: bandOf(completed), response_rate: null }
    : { completed, response_rate: responseRate(completed, enrolled) };

/**
 * Returns what is shown for some evaluations: a band instead of the number for few students, and no number if there are
 * no sections.
 */
export const shownRate = (answered: readonly Answered[], sum: Sum, isOffice: boolean): ResponseRate => {
  if (sum.sections === 0)
    return { sections: answered.length, enrolled: sumOf(answered).enrolled, completed: null, response_rate: null };
  const { sections, enrolled, completed } = sum;
  const isBand = !isOffice && sum.enrolledBefore < smallClass;
  return {
    sections,
    enrolled,
    completed: isBand ? bandOf(completed) : completed,
    response_rate: isBand ? null : responseRate(completed, enrolled),
  };
};

/** Response rates by the size of class, as the evaluation office sees them; as by department, without what is withheld. */
export const byClassSize = (answered: readonly Answered[]): ClassSize[] =>
  groupedBySize(answered).map(({ size, members }) => ({ ...size, ...shownRate(members, sumOfShown(members), true) }));
