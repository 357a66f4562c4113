const second = 1_000;
const minute = 60 * second;
const hour = 60 * minute;

/** How long after the attempt before each attempt is made, in milliseconds: the first at once, the last after 24 hours. */
const waits: readonly number[] = [
  ...[0, 5 * second, 5 * minute, 30 * minute],
  ...[2, 5, 10, 14, 20, 24].map((hours) => hours * hour),
];

/** How often a delivery is attempted at most. */
export const maxAttempts = waits.length;

const spread = 0.1;
const longestRequested = 24 * hour;

/** What an endpoint asks for in `Retry-After`: seconds, or an HTTP date; undefined for what is neither. In milliseconds. */
export const requestedWait = (retryAfter: string | undefined, now: Date): number | undefined => {
  if (retryAfter === undefined) return undefined;
  const isNumber = /^\d{1,9}$/.test(retryAfter);
  if (!isNumber && !retryAfter.endsWith(' GMT')) return undefined;
  const wait = isNumber ? Number(retryAfter) * second : Date.parse(retryAfter) - now.getTime();
  return Number.isNaN(wait) ? undefined : Math.min(Math.max(wait, 0), longestRequested);
};

/**
 * When the next attempt follows a failed one, in milliseconds from then; undefined when there is none. `attempts` have been
 * made; `chance`, from 0 to 1, spreads them by a tenth. An endpoint can ask for more time, not for less.
 */
export const waitAfter = (
  attempts: number,
  { chance, requested = 0 }: { readonly chance: number; readonly requested?: number | undefined },
): number | undefined => {
  const wait = waits[attempts];
  return wait === undefined ? undefined : Math.max(Math.round(wait * (1 - spread + 2 * spread * chance)), requested);
};
