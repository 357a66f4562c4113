/** The present moment; the one place that asks the system's clock. */
export const now = (): Date => new Date();

/** Milliseconds since an arbitrary start, for measuring durations. */
export const stopwatch = (): number => performance.now();

const holdMs = 20;

/** A number below `count` that changes every 20 ms. Calls close in time get the same number, later calls another. */
export const rotating = (count: number): number => Math.floor(performance.now() / holdMs) % count;
