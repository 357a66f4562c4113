/** Formats by language and zone: to make one takes as long as to render a mail. */
const formats = new Map<string, Intl.DateTimeFormat>();

const formatOf = (language: string, zone: string): Intl.DateTimeFormat => {
  const key = `${language} ${zone}`;
  const known = formats.get(key);
  if (known !== undefined) return known;
  const made = new Intl.DateTimeFormat(language, { dateStyle: 'full', timeStyle: 'short', timeZone: zone });
  formats.set(key, made);
  return made;
};

/** A time as a mail gives it: in the institution's zone and the mail's language; without a zone in UTC, which is behind it. */
export const sayTime = (at: Date, language: string, zone: string | null): string => {
  const said = formatOf(language, zone ?? 'UTC').format(at);
  return zone === null ? `${said} UTC` : said;
};
