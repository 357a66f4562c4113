// Longer than a function of AWS can run, and than its queue waits before it lets another one go on.
const silence = 20 * 60_000;

/** Whether nobody goes on, nor will, with work that was last under way at an instant (ISO 8601): who died could not say so. */
export const isAbandoned = (lastWorkedOn: unknown, now: Date): boolean =>
  now.getTime() - Date.parse(String(lastWorkedOn)) > silence;
