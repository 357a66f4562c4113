import type { Random } from '../../../../runtime/random.ts';

const dayMs = 86_400_000;

/** When students can answer, in milliseconds since 1970. */
export interface AnswerWindow {
  readonly opens: number;
  /** When it closes, which may lie ahead; undefined while nobody has said. */
  readonly closes: number | undefined;
  /** No answer comes at or after it. */
  readonly end: number;
}

// After an invitation, or before a deadline, each day brings half of what the day nearer to it brought.
const daysAway = (random: Random): number => -Math.log2(1 - random.number()) * dayMs;

const usualLength = 28 * dayMs;
const [invited, reminded] = [0.4, 0.75];

const someInstant = ({ opens, closes }: AnswerWindow, random: Random): number => {
  const chance = random.number();
  if (chance < invited) return opens + daysAway(random);
  if (chance < reminded && closes !== undefined) return closes - daysAway(random);
  return opens + random.number() * ((closes ?? opens + usualLength) - opens);
};

const maxTries = 60;

const instantWithin = (window: AnswerWindow, random: Random): number => {
  for (let tries = 0; tries < maxTries; tries += 1) {
    const instant = someInstant(window, random);
    if (window.opens <= instant && instant < window.end) return instant;
  }
  // A window of a few minutes is seldom hit by chance.
  return window.opens + random.number() * (window.end - window.opens);
};

/**
 * The day on which a student answers, as the instant at which it begins in UTC: of the answer nothing more is kept. It is a
 * day of the window; in an open window an earlier `end` changes only the answers that would come after it.
 */
export const answerDay = (window: AnswerWindow, random: Random): Date =>
  new Date(Math.floor(instantWithin(window, random) / dayMs) * dayMs);
