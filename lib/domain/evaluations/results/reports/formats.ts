/** How numbers and days are written in a language. */
export interface Formats {
  number(value: number): string;
  /** A value on a scale, to two digits after the point at most. */
  figure(value: number): string;
  /** A part of one: 0.563 is 56 %. */
  percent(part: number): string;
  /** A day of the service, `YYYY-MM-DD`, which is one in UTC. */
  day(day: string): string;
}

/** The formats of a locale; each is made once. */
export const formatsOf = (locale: string): Formats => {
  const whole = new Intl.NumberFormat(locale, { maximumFractionDigits: 0 });
  const fraction = new Intl.NumberFormat(locale, { maximumFractionDigits: 2 });
  const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 0 });
  const long = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });
  return {
    number: (value) => whole.format(value),
    figure: (value) => fraction.format(value),
    percent: (part) => percent.format(part),
    day: (day) => long.format(new Date(day)),
  };
};
