/** A figure on a scale, to two digits after the point at most. */
export const toFigure = (value: number): string => value.toLocaleString(readerLocale(), { maximumFractionDigits: 2 });

/** A day of the service, which is one in UTC, whatever the reader's zone. */
export const toDay = (day: string): string =>
  new Date(day).toLocaleDateString(readerLocale(), { dateStyle: 'long', timeZone: 'UTC' });

/** English as it is written where the reader is; the words of this part are English. */
export const readerLocale = (): string => navigator.languages.find((tag) => /^en\b/i.test(tag)) ?? 'en-GB';

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

/** How many have answered, and of how many. Those who withdrew after they had answered are not enrolled any more. */
export const toAnswered = (completed: number, enrolled: number): string =>
  completed > enrolled
    ? `${toNumber(completed)} answered, ${toNumber(enrolled)} enrolled now`
    : `${toNumber(completed)} of ${toNumber(enrolled)} answered`;
