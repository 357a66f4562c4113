// Longer than a function of AWS can run, and than its queue waits before another function continues the work.
const silence = 20 * 60_000;

/** Whether nobody continues, nor will, the work that was last under way at an instant (ISO 8601). A function that died could not say so. */
export const isAbandoned = (lastWorkedOn: unknown, now: Date): boolean =>
  now.getTime() - Date.parse(String(lastWorkedOn)) > silence;
