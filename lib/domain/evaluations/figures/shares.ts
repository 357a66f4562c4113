import { rateDigits } from '../../../resources/course-evaluations/rate.ts';
import { rational, round } from './rational.ts';

/** Counts as shares of `size`; of several choices each may be a share of its own. No shares without answers. */
export const sharesOf = (counts: Readonly<Record<string, number>>, size: number): Record<string, number> =>
  size === 0
    ? {}
    : Object.fromEntries(Object.entries(counts).map(([key, count]) => [key, round(rational(count, size))]));

/**
 * `completed` / `enrolled`, rounded as it is stored; null where nobody is enrolled. Students who have left the section
 * since they answered count among those who answered alone: it is 1 at most.
 */
export const responseRate = (completed: number, enrolled: number): number | null =>
  enrolled === 0 ? null : Math.min(1, round(rational(completed, enrolled), rateDigits));
