/** RFC 3339, without leap seconds. */
export const instantPattern =
  /^([0-9]{4}-[0-9]{2}-[0-9]{2})[Tt]([01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9](\.[0-9]+)?([Zz]|[+-]([01][0-9]|2[0-3]):[0-5][0-9])$/;

/** Whether a text is a day of the calendar, `YYYY-MM-DD`. */
export const isCalendarDate = (text: string): boolean => {
  const date = new Date(`${text}T00:00:00Z`);
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
};

const lengthOfInstant = '2026-03-14T15:09:26.535Z'.length;

/** The instant of an RFC 3339 text with any offset, in UTC with milliseconds; undefined when it is none. */
export const toInstant = (text: string): string | undefined => {
  const day = instantPattern.exec(text)?.[1];
  if (day === undefined || !isCalendarDate(day)) return undefined;
  const instant = new Date(text.toUpperCase()).toISOString();
  // An offset can lead out of the years that four digits can write, where texts no longer sort like instants.
  return instant.length === lengthOfInstant ? instant : undefined;
};

/** The UTC day of an instant, which is ISO 8601 in UTC: `YYYY-MM-DD`. */
export const dayOf = (instant: string): string => instant.slice(0, 'YYYY-MM-DD'.length);

/** The start of the UTC day of an instant, both ISO 8601 in UTC. */
export const startOfDay = (instant: string): string => `${dayOf(instant)}T00:00:00.000Z`;
