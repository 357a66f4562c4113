import { bestOf } from '../../shared/language/chosen.ts';
import { inOwnLanguage, ownLanguage } from '../../shared/language/own-language.ts';
import { de } from './answered-de.ts';
import { en } from './answered-en.ts';

/** A figure on a scale, to two digits after the point at most. */
export const toFigure = (value: number): string => value.toLocaleString(readerLocale(), { maximumFractionDigits: 2 });

/** Formats a day of the service, which is a day in UTC in every zone of a reader. */
export const toDay = (day: string): string =>
  new Date(day).toLocaleDateString(readerLocale(), { dateStyle: 'long', timeZone: 'UTC' });

const usual: Readonly<Record<string, string>> = { en: 'en-GB', de: 'de-DE' };

/** Returns the locale of the reader for the language of these pages. */
export const readerLocale = (): string => bestOf(navigator.languages, ownLanguage) ?? usual[ownLanguage] ?? ownLanguage;

/** A number with separators: 1,204. */
export const toNumber = (value: number, digits = 0): string =>
  value.toLocaleString(readerLocale(), { minimumFractionDigits: digits, maximumFractionDigits: digits });

/** A part of one as per cent: 0.563 is 56 %. */
export const toPercent = (part: number, digits = 0): string =>
  part.toLocaleString(readerLocale(), {
    style: 'percent',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });

/** A number and what is counted: 1 student, 1,204 students. */
export const count = (value: number, one: string, other: string): string =>
  `${toNumber(value)} ${value === 1 ? one : other}`;

const words = inOwnLanguage({ en, de });

/**
 * Says how many of the enrolled students have answered. Students who withdrew after they had answered are no longer
 * enrolled.
 */
export const toAnswered = (completed: number, enrolled: number): string =>
  completed > enrolled
    ? words.moreThan(toNumber(completed), toNumber(enrolled))
    : words.of(toNumber(completed), toNumber(enrolled));
