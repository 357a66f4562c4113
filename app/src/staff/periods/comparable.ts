import type { Period, ResponseRates } from './queries.ts';

const opensAt = ({ schedule }: Period): string => schedule?.attributes.opens_at ?? '';

/** Returns the last earlier period of the same kind and at the same time of its term. */
export const comparableTo = (period: Period, all: readonly Period[]): Period | undefined => {
  const { evaluation_type: type, kind } = period.resource.attributes;
  return all
    .filter(({ resource: { id, attributes } }) => {
      const isAlike = attributes.evaluation_type === type && attributes.kind === kind;
      return id !== period.resource.id && isAlike && attributes.status !== 'draft';
    })
    .filter((other) => opensAt(other) !== '' && opensAt(other) < opensAt(period))
    .sort((one, other) => (opensAt(one) < opensAt(other) ? 1 : -1))[0];
};

const dayMs = 86_400_000;

const startOfDay = (instant: string): number => Date.parse(`${instant.slice(0, 10)}T00:00:00Z`);

/** Returns the noon of the day some days after another day; noon in UTC is the same day in nearly all zones. */
export const daysAfter = (day: string, days: number): string =>
  new Date(startOfDay(day) + (days + 0.5) * dayMs).toISOString();

/** Returns the last day on which somebody answered, if it is a fortnight or more before the end. */
export const quietSince = (days: Daily['days'], end: string): string | undefined => {
  const last = days.reduce((latest, { day, completed }) => (completed > 0 && day > latest ? day : latest), '');
  return last !== '' && startOfDay(end) - startOfDay(last) >= 14 * dayMs ? last : undefined;
};

interface Daily {
  readonly enrolled: number;
  readonly days: readonly { readonly day: string; readonly completed: number }[];
}

/** The response rate at the end of each day since the opening, up to the last day that has passed. */
export const rateByDay = (
  { enrolled, days }: Daily,
  { opensAt: opens, until }: { readonly opensAt: string; readonly until: string },
): { readonly x: number; readonly y: number }[] => {
  if (enrolled === 0) return [];
  const first = startOfDay(opens);
  const last = Math.max(0, Math.round((startOfDay(until) - first) / dayMs));
  const byDay = new Map<number, number>();
  for (const { day, completed } of days) {
    const number = Math.min(last, Math.max(0, Math.round((startOfDay(day) - first) / dayMs)));
    byDay.set(number, (byDay.get(number) ?? 0) + completed);
  }
  let sum = 0;
  return Array.from({ length: last + 1 }, (_, x) => {
    sum += byDay.get(x) ?? 0;
    return { x, y: Math.min(1, sum / enrolled) };
  });
};

/** The number of days without answers that a line shows at its end. */
const shownQuiet = 7;

/** The response rate of a period at the end of each day, until now, or until some days after the last answer. */
export const rateLineOf = (
  { schedule }: Period,
  rates: ResponseRates,
): { readonly x: number; readonly y: number }[] => {
  const { opens_at: opensAt, closes_at: closes } = schedule?.attributes ?? {};
  const now = new Date().toISOString();
  if (!opensAt || rates.days.length === 0) return [];
  const end = closes && closes < now ? closes : now;
  const quiet = quietSince(rates.days, end);
  return rateByDay(rates, { opensAt, until: quiet === undefined ? end : daysAfter(quiet, shownQuiet) });
};
