import { toLocal } from '../parts/times.ts';

const dayMs = 86_400_000;

// The longest time in milliseconds for which events can be sent again: the service's limit, minus the time for filling
// in the form.
const keptMs = 30 * dayMs - 3_600_000;

const minuteMs = 60_000;

/** Returns the minute of a moment for an input of date and time, which has no seconds. */
export const minuteAt = (ms: number): string => toLocal(new Date(ms - (ms % minuteMs)).toISOString());

/** Returns the earliest and the latest time for sending events again, for an input of date and time. */
export const boundsAt = (now: Date): { readonly min: string; readonly max: string } => ({
  min: minuteAt(now.getTime() - keptMs),
  max: minuteAt(now.getTime()),
});
