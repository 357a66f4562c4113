import { readerLocale } from './formats.ts';

const two = (number: number): string => String(number).padStart(2, '0');

/**
 * Formats an instant for a field of date and time, in the reader's zone: `2026-12-01T18:00`, with seconds if it has
 * any.
 */
export const toLocal = (instant: string): string => {
  const at = new Date(instant);
  const day = `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`;
  const seconds = at.getSeconds() === 0 ? '' : `:${two(at.getSeconds())}`;
  return `${day}T${two(at.getHours())}:${two(at.getMinutes())}${seconds}`;
};

/**
 * Returns the instant of the text of such a field; undefined for any other text. An unchanged text means the instant
 * `before`, because the clock shows two instants of the repeated hour in autumn alike.
 */
export const fromLocal = (text: string, before?: string | null): string | undefined => {
  if (before && text === toLocal(before)) return before;
  const at = new Date(text);
  return Number.isNaN(at.getTime()) ? undefined : at.toISOString();
};

/** The name of the reader's zone. */
export const readerZone = (): string => new Intl.DateTimeFormat(readerLocale()).resolvedOptions().timeZone;

const units = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const;

const startOfDay = (at: number): number => new Date(at).setHours(0, 0, 0, 0);

/** Counts days by the calendar: an instant 47 hours away is not always tomorrow. */
const daysBetween = (from: number, to: number): number => Math.round((startOfDay(to) - startOfDay(from)) / units[0][1]);

/** Says how far an instant is from another one: in 3 days, 2 hours ago. */
export const toRelative = (at: string, now: number): string => {
  const distance = Date.parse(at) - now;
  const [unit, length] = units.find(([, each]) => Math.abs(distance) >= each) ?? units[2];
  const value = unit === 'day' ? daysBetween(now, Date.parse(at)) : Math.trunc(distance / length);
  return new Intl.RelativeTimeFormat(readerLocale(), { numeric: 'auto' }).format(value, unit);
};

/** How an instant is shown. */
export const timeForms = {
  date: { day: 'numeric', month: 'short', year: 'numeric' },
  time: { day: 'numeric', month: 'short', year: 'numeric', hour: '2-digit', minute: '2-digit', timeZoneName: 'short' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

/** An instant in the reader's zone, in words. */
export const toTime = (at: string, form: keyof typeof timeForms = 'time'): string =>
  new Date(at).toLocaleString(readerLocale(), timeForms[form]);
