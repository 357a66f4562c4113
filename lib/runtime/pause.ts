import { setTimeout as sleep } from 'node:timers/promises';

/** Waits a random time that grows with the attempt (full jitter, at most `ceiling` ms), so that contenders drift apart. */
export const pauseBefore = (attempt: number, ceiling = 200): Promise<void> =>
  sleep(Math.random() * Math.min(ceiling, 2 ** attempt));
