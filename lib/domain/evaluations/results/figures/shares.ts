import { rational, round } from './rational.ts';

/** Counts as shares of `size`; of several choices each may be a share of its own. No shares without answers. */
export const sharesOf = (counts: Readonly<Record<string, number>>, size: number): Record<string, number> =>
  size === 0
    ? {}
    : Object.fromEntries(Object.entries(counts).map(([key, count]) => [key, round(rational(count, size))]));

/** `completed` / `enrolled`, above 1 where students have left the section since they answered; null where nobody is enrolled. */
export const responseRate = (completed: number, enrolled: number): number | null =>
  enrolled === 0 ? null : round(rational(completed, enrolled));
