import { textOf } from '../../../model/definition/record-fields.ts';
import type { StoredRecord } from '../../../store/record.ts';

/** Most midterms that an instructor starts of a section; a section is taught in one term. */
export const mostMidterms = 2;

/** The most days that a midterm is open. */
export const mostDays = 14;

const dayMs = 86_400_000;

/** The days before the end of a term in which no midterm is open, the last one included. */
const lastDays = 21;

/** Returns the last instant at which a midterm that opens now may close, in any term. */
export const latestClosing = (now: Date): Date => new Date(now.getTime() + mostDays * dayMs);

/** Returns the last day on which a midterm can close, `YYYY-MM-DD`, from the last day of the term. */
export const lastDayIn = (endOfTerm: string): string =>
  new Date(Date.parse(`${endOfTerm}T00:00:00Z`) - lastDays * dayMs).toISOString().slice(0, 10);

/** The day of an instant in a time zone, `YYYY-MM-DD`; in UTC without one. */
export const dayIn = (at: Date, zone: string | null): string => {
  const format = new Intl.DateTimeFormat('en', {
    ...({ year: 'numeric', month: '2-digit', day: '2-digit' } as const),
    ...({ calendar: 'iso8601', numberingSystem: 'latn', timeZone: zone ?? 'UTC' } as const),
  });
  const parts = new Map(format.formatToParts(at).map(({ type, value }) => [type, value]));
  return ['year', 'month', 'day'].map((name) => parts.get(name as Intl.DateTimeFormatPartTypes)).join('-');
};

/** Whether a term has begun on a day; one without `start_date` has. */
export const hasBegun = (term: StoredRecord | undefined, today: string): boolean =>
  term === undefined || today >= (textOf(term, 'start_date') ?? '');

/** Returns the last day on which students can answer an evaluation that closes at an instant. */
export const lastDayOpen = (closesAt: string, zone: string | null): string =>
  dayIn(new Date(Date.parse(closesAt) - 1), zone);
