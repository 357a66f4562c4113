/** A time as a mail gives it: in the institution's zone and the mail's language; without a zone in UTC, which is behind it. */
export const sayTime = (at: Date, language: string, zone: string | null): string => {
  const format = new Intl.DateTimeFormat(language, { dateStyle: 'full', timeStyle: 'short', timeZone: zone ?? 'UTC' });
  return zone === null ? `${format.format(at)} UTC` : format.format(at);
};
