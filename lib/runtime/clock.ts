/** The present moment; the one place that asks the system's clock. */
export const now = (): Date => new Date();

/** Milliseconds since an arbitrary start, for measuring durations. */
export const stopwatch = (): number => performance.now();
