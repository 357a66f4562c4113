const holdMs = 20;

/** A number below `count` that moves on every 20 ms: what is made together gets the same, what is made apart another. */
export const rotating = (count: number): number => Math.floor(performance.now() / holdMs) % count;
