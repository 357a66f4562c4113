const dayMs = 86_400_000;

/** The longest time for which events are kept, in days. */
export const keptDays = 30;

const two = (value: number): string => String(value).padStart(2, '0');

/** An instant as `datetime-local` inputs have it, in the reader's zone. */
export const toLocal = (at: Date): string =>
  `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}T${two(at.getHours())}:${two(at.getMinutes())}`;

/** What was typed, in the reader's zone, as an instant; undefined for one from which nothing can be sent. */
export const toSince = (typed: string, now: Date): string | undefined => {
  const at = new Date(typed).getTime();
  if (Number.isNaN(at) || at >= now.getTime() || at < now.getTime() - keptDays * dayMs) return undefined;
  return new Date(at).toISOString();
};
