import { readerLocale } from './formats.ts';

const units = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const;

const startOfDay = (at: number): number => new Date(at).setHours(0, 0, 0, 0);

/** Days as a calendar counts them: what is 47 hours away is not always tomorrow. */
const daysBetween = (from: number, to: number): number => Math.round((startOfDay(to) - startOfDay(from)) / units[0][1]);

/** How far an instant is from another one: in 3 days, 2 hours ago. */
export const toRelative = (at: string, now: number): string => {
  const distance = Date.parse(at) - now;
  const [unit, length] = units.find(([, each]) => Math.abs(distance) >= each) ?? units[2];
  const value = unit === 'day' ? daysBetween(now, Date.parse(at)) : Math.trunc(distance / length);
  return new Intl.RelativeTimeFormat(readerLocale(), { numeric: 'auto' }).format(value, unit);
};
