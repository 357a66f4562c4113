import { readerLocale } from './formats.ts';

const forms = {
  date: { day: 'numeric', month: 'short', year: 'numeric' },
  time: { day: 'numeric', month: 'short', year: 'numeric', hour: '2-digit', minute: '2-digit', timeZoneName: 'short' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

/** An instant in the reader's zone, in words. */
export const toTime = (at: string, form: keyof typeof forms = 'time'): string =>
  new Date(at).toLocaleString(readerLocale(), forms[form]);

/** An instant in the reader's zone, with the name of the zone where the hour is shown. */
export const Time = ({ at, form = 'time' }: { readonly at: string; readonly form?: keyof typeof forms }) => (
  <time dateTime={at}>{toTime(at, form)}</time>
);
