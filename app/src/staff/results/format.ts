import { readerLocale } from '../parts/formats.ts';

/** A figure on a scale, to two digits after the point at most. */
export const toFigure = (value: number): string => value.toLocaleString(readerLocale(), { maximumFractionDigits: 2 });

/** A day of the service, which is one in UTC, whatever the reader's zone. */
export const toDay = (day: string): string =>
  new Date(day).toLocaleDateString(readerLocale(), { dateStyle: 'long', timeZone: 'UTC' });
