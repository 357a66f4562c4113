/** Waits some milliseconds; does not keep the process alive for it. */
export const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms).unref());

/** Waits a random time that grows with the attempt (full jitter, at most `ceiling` ms), so that contenders drift apart. */
export const pauseBefore = (attempt: number, ceiling = 200): Promise<void> =>
  sleep(Math.random() * Math.min(ceiling, 2 ** attempt));

/** Waits some milliseconds, and keeps the process alive for it. */
export const sleep = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
