import { toLocal } from '../parts/times.ts';

const dayMs = 86_400_000;

// The longest time for which events are kept, less the time in which somebody fills in the form.
const keptMs = 30 * dayMs - 3_600_000;

const minuteMs = 60_000;

/** The minute of a moment, as an input for date and time takes it: the input has no seconds. */
export const minuteAt = (ms: number): string => toLocal(new Date(ms - (ms % minuteMs)).toISOString());

/** The earliest and the latest time for sending events again, as an input for date and time takes it. */
export const boundsAt = (now: Date): { readonly min: string; readonly max: string } => ({
  min: minuteAt(now.getTime() - keptMs),
  max: minuteAt(now.getTime()),
});
