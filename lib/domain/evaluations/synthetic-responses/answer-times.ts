import type { Random } from '../../../runtime/random.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

/** When students can answer, in milliseconds since 1970. */
export interface AnswerWindow {
  readonly opens: number;
  /** When it closes, which may lie ahead; undefined while nobody has said. */
  readonly closes: number | undefined;
  /** No answer comes at or after it. */
  readonly end: number;
}

// How much is answered in each hour of a day (UTC): little at night, some between classes, most in the evening.
const hourWeights = [5, 2, 1, 1, 1, 1, 2, 4, 7, 9, 10, 10, 11, 9, 9, 9, 9, 10, 14, 19, 23, 23, 18, 11];
const allWeights = hourWeights.reduce((sum, weight) => sum + weight, 0);

const hourOfDay = (random: Random): number => {
  let left = random.number() * allWeights;
  return Math.max(
    0,
    hourWeights.findIndex((weight) => {
      left -= weight;
      return left < 0;
    }),
  );
};

// After an invitation, or before a deadline, each day brings half of what the day nearer to it brought.
const daysAway = (random: Random): number => -Math.log2(1 - random.number()) * dayMs;

const usualLength = 28 * dayMs;
const [invited, reminded] = [0.4, 0.75];

const someDay = ({ opens, closes }: AnswerWindow, random: Random): number => {
  const chance = random.number();
  if (chance < invited) return opens + daysAway(random);
  if (chance < reminded && closes !== undefined) return closes - daysAway(random);
  return opens + random.number() * ((closes ?? opens + usualLength) - opens);
};

const someInstant = (window: AnswerWindow, random: Random): number => {
  const day = Math.floor(someDay(window, random) / dayMs) * dayMs;
  return Math.floor(day + (hourOfDay(random) + random.number()) * hourMs);
};

const maxTries = 60;

const beginning = (window: AnswerWindow, random: Random): number => {
  for (let tries = 0; tries < maxTries; tries += 1) {
    const instant = someInstant(window, random);
    if (window.opens <= instant && instant < window.end) return instant;
  }
  // A window of a few minutes is seldom hit by chance.
  return Math.floor(window.opens + random.number() * (window.end - window.opens));
};

/**
 * The instants at which a student begins, and is done with each of the parts, all within the window; one more than parts.
 * In an open window an earlier `end` changes only the answers that would come after it.
 */
export const answerTimes = (window: AnswerWindow, parts: number, random: Random): number[] => {
  const times = [beginning(window, random)];
  for (let part = 0; part < parts; part += 1) {
    const taken = Math.floor((0.3 + 4 * random.number() * random.number()) * minuteMs);
    times.push(Math.min((times.at(-1) ?? 0) + taken, window.end - 1));
  }
  return times;
};
