import { type Random, randomOf } from '../../lib/runtime/random.ts';

const [lowestRate, highestRate] = [0.25, 0.9];

/** Returns the final response rate of an evaluation. It is always the same for one evaluation. */
export const responseRate = (evaluation: string): number => {
  const random = randomOf('response rate', evaluation);
  return lowestRate + ((highestRate - lowestRate) * (random.number() + random.number())) / 2;
};

/** The time in which students can answer, in milliseconds since 1970. */
export interface AnswerWindow {
  readonly opens: number;
  /** The closing time, which may be in the future; undefined while it is not set. */
  readonly closes: number | undefined;
  /** All answers come before this time. */
  readonly end: number;
}

const dayMs = 86_400_000;

// After an invitation, or before a deadline, the answers halve with each day of distance.
const timeAway = (random: Random): number => -Math.log2(1 - random.number()) * dayMs;

const usualLength = 28 * dayMs;
const [invited, reminded] = [0.4, 0.75];

const someInstant = ({ opens, closes }: AnswerWindow, random: Random): number => {
  const chance = random.number();
  if (chance < invited) return opens + timeAway(random);
  if (chance < reminded && closes !== undefined) return closes - timeAway(random);
  return opens + random.number() * ((closes ?? opens + usualLength) - opens);
};

const maxTries = 60;

/**
 * Returns when a student answers. In an open window, an earlier `end` changes only the answers that would come after
 * it.
 */
export const answerInstant = (window: AnswerWindow, random: Random): Date => {
  for (let tries = 0; tries < maxTries; tries += 1) {
    const instant = Math.floor(someInstant(window, random));
    if (window.opens <= instant && instant < window.end) return new Date(instant);
  }
  // Random instants seldom fall into a window of a few minutes.
  return new Date(Math.floor(window.opens + random.number() * (window.end - window.opens)));
};
