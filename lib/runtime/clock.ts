/** The present moment; the one place that asks the system's clock. */
export const now = (): Date => new Date();

/** Milliseconds since an arbitrary start, for measuring durations. */
export const stopwatch = (): number => performance.now();

const holdMs = 20;

/** A number below `count` that moves on every 20 ms: what is made together gets the same, what is made apart another. */
export const rotating = (count: number): number => Math.floor(performance.now() / holdMs) % count;
