import { type Random, randomOf } from '../../lib/runtime/random.ts';

const [lowestRate, highestRate] = [0.25, 0.9];

/** The share of students who respond to an evaluation in the end: always the same for one evaluation. */
export const responseRate = (evaluation: string): number => {
  const random = randomOf('response rate', evaluation);
  return lowestRate + ((highestRate - lowestRate) * (random.number() + random.number())) / 2;
};

/** When students can answer, in milliseconds since 1970. */
export interface AnswerWindow {
  readonly opens: number;
  /** When it closes, which may be in the future; undefined while nobody has said. */
  readonly closes: number | undefined;
  /** No answer comes at or after it. */
  readonly end: number;
}

const dayMs = 86_400_000;

// After an invitation, or before a deadline, each day brings half of what the day nearer to it brought.
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

/** When a student answers; in an open window an earlier `end` changes only the answers that would come after it. */
export const answerInstant = (window: AnswerWindow, random: Random): Date => {
  for (let tries = 0; tries < maxTries; tries += 1) {
    const instant = Math.floor(someInstant(window, random));
    if (window.opens <= instant && instant < window.end) return new Date(instant);
  }
  // A window of a few minutes is seldom hit by chance.
  return new Date(Math.floor(window.opens + random.number() * (window.end - window.opens)));
};
