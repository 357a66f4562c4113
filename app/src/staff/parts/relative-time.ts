import { readerLocale } from './formats.ts';

const units = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const;

/** How far an instant is from another one: in 3 days, 2 hours ago. */
export const toRelative = (at: string, now: number): string => {
  const distance = Date.parse(at) - now;
  const [unit, length] = units.find(([, each]) => Math.abs(distance) >= each) ?? units[2];
  return new Intl.RelativeTimeFormat(readerLocale(), { numeric: 'auto' }).format(Math.trunc(distance / length), unit);
};
