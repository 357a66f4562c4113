import { type timeForms, toTime } from './times.ts';

/** An instant in the reader's zone, with the name of the zone where the hour is shown. */
export const Time = ({ at, form = 'time' }: { readonly at: string; readonly form?: keyof typeof timeForms }) => (
  <time dateTime={at}>{toTime(at, form)}</time>
);
