/** Formats by language and zone. The creation of one takes as long as the rendering of a mail. */
const formats = new Map<string, Intl.DateTimeFormat>();

const formatOf = (language: string, zone: string): Intl.DateTimeFormat => {
  const key = `${language} ${zone}`;
  const known = formats.get(key);
  if (known !== undefined) return known;
  const made = new Intl.DateTimeFormat(language, { dateStyle: 'full', timeStyle: 'short', timeZone: zone });
  formats.set(key, made);
  return made;
};

/**
 * Returns a time as mails show it: in the institution's zone and the mail's language. Without a zone it is in UTC and
 * says so.
 */
export const sayTime = (at: Date, language: string, zone: string | null): string => {
  const said = formatOf(language, zone ?? 'UTC').format(at);
  return zone === null ? `${said} UTC` : said;
};
