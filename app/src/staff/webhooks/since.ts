const dayMs = 86_400_000;

// The longest time for which events are kept, less the time in which somebody fills in the form.
const keptMs = 30 * dayMs - 3_600_000;

const two = (value: number): string => String(value).padStart(2, '0');

/** An instant as `datetime-local` inputs have it, in the reader's zone. */
export const toLocal = (at: Date): string =>
  `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}T${two(at.getHours())}:${two(at.getMinutes())}`;

/** What was typed into such an input, as an instant in UTC. */
export const toInstant = (typed: string): string => new Date(typed).toISOString();

/** Between when and when events can be sent again, as the input takes it. */
export const boundsAt = (now: Date): { readonly min: string; readonly max: string } => ({
  min: toLocal(new Date(now.getTime() - keptMs)),
  max: toLocal(now),
});
