import { rateDigits } from '../../../resources/course-evaluations/rate.ts';
import { rational, round } from './rational.ts';

/**
 * Returns counts as shares of `size`. Several choices of one answer each count in their own share. Without answers
 * there are no shares.
 */
export const sharesOf = (counts: Readonly<Record<string, number>>, size: number): Record<string, number> =>
  size === 0
    ? {}
    : Object.fromEntries(Object.entries(counts).map(([key, count]) => [key, round(rational(count, size))]));

/**
 * Returns `completed` / `enrolled`, rounded as it is stored; null if nobody is enrolled. Students who left the section
 * after their answer count only in `completed`, so the rate is limited to 1.
 */
export const responseRate = (completed: number, enrolled: number): number | null =>
  enrolled === 0 ? null : Math.min(1, round(rational(completed, enrolled), rateDigits));
