import { now } from './clock.ts';

// API Gateway waits 29 seconds. A batch that is under way may take some of what is left, and so does the answer.
const limitMs = 15_000;

/** Until when a request that came at a moment may carry out coverage. */
export const timeLimit = (arrival: Date): Date => new Date(arrival.getTime() + limitMs);

export const isOver = (until: Date | undefined): boolean => until !== undefined && now() >= until;

/** The error for a request that must answer now. The next request or sweep finishes the coverage. */
export const outOfTime = Symbol('out of time');

/** Throws `outOfTime` when the time for carrying out is over. */
export const requireTime = (until: Date | undefined): void => {
  if (isOver(until)) throw outOfTime;
};
