import type { ClassSize } from '../../../resources/course-evaluations/answers/response-rates.ts';
import { shownRate } from './shown-rate.ts';
import { type Answered, sumOfShown } from './shown-sums.ts';

/** Least enrolments of each size of class; a size ends where the next begins. */
const sizes = [1, 10, 20, 50, 100] as const;

/** Response rates by the size of class, as the evaluation office sees them; as by department, without what is withheld. */
export const byClassSize = (answered: readonly Answered[]): ClassSize[] =>
  sizes.flatMap((from, index) => {
    const next = sizes[index + 1];
    const members = answered.filter(({ enrolled }) => enrolled >= from && (next === undefined || enrolled < next));
    const size = { from, to: next === undefined ? null : next - 1 };
    return members.length === 0 ? [] : { ...size, ...shownRate(members, sumOfShown(members), true) };
  });
