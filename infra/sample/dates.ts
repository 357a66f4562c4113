// "Today" in the institution's files: their latest period has been open for a week then.
const dayOfFiles = '2025-04-28';

const [dayMs, weekMs] = [86_400_000, 7 * 86_400_000];

/** Returns by how many days the dates of the files are moved, so that their age stays the same: whole weeks. */
export const daysTo = (today: Date): number =>
  Math.max(0, Math.floor((today.getTime() - Date.parse(dayOfFiles)) / weekMs) * 7);

const dayOrInstant = /^(\d{4}-\d{2}-\d{2})(T.*)?$/;

const moveDay = (day: string, days: number): string => {
  const at = Date.parse(day);
  // A value that is not a date stays, and validation refuses it.
  return Number.isNaN(at) ? day : new Date(at + days * dayMs).toISOString().slice(0, 'YYYY-MM-DD'.length);
};

// Seasons of four months each. Terms whose middles are more than a season apart never have the same name.
const seasons = ['Spring', 'Summer', 'Fall'] as const;
const codes = ['SP', 'SU', 'FA'] as const;

/**
 * The placeholders for a day in a text: `{season:2025-03-09}` becomes `Spring 2025`, `{code:2025-03-09}` becomes
 * `2025SP`, `{year:…}` becomes the year.
 */
const said: Readonly<Record<string, (year: string, third: number) => string>> = {
  season: (year, third) => `${seasons[third]} ${year}`,
  code: (year, third) => `${year}${codes[third]}`,
  year: (year) => year,
};

const dayInText = /\{(season|code|year):(\d{4}-\d{2}-\d{2})\}/g;

const sayDay = (name: string, moved: string): string => {
  const [year = '', month = ''] = moved.split('-');
  return said[name]?.(year, Math.floor((Number(month) - 1) / 4)) ?? '';
};

const moveText = (text: string, days: number): string => {
  const [, day, rest = ''] = dayOrInstant.exec(text) ?? [];
  if (day !== undefined) return `${moveDay(day, days)}${rest}`;
  return text.replace(dayInText, (_all, name: string, at: string) => sayDay(name, moveDay(at, days)));
};

/**
 * Returns the fields of a record with its dates moved by some days, and with the placeholders in its texts replaced.
 */
export const moveDates = (fields: Readonly<Record<string, unknown>>, days: number): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [name, typeof value === 'string' ? moveText(value, days) : value]),
  );
