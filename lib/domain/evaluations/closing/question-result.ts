import type { Distribution } from '../figures/distribution.ts';
import { type FlagBounds, type Flags, flagsOf } from '../figures/flags.ts';
import { scaleFigures } from '../figures/scale-figures.ts';
import { sharesOf } from '../figures/shares.ts';
import type { QuestionResult } from '../results/frozen-result.ts';
import type { AnswerCount, Asked } from './ballot-count.ts';

/** The rules for showing the answers of an evaluation. */
export interface Rules {
  /** Fewest answers that are shown; at least 1. */
  readonly threshold: number;
  readonly enrolled: number;
  /** How many of them can still answer. */
  readonly active: number;
  readonly completed: number;
  readonly flagBounds: FlagBounds;
}

// From ten on, "at least 90 %" leaves open whether one person has said something else.
const smallClass = 10;
const atLeast = 0.9;

/** Whether it would reveal what each student said: the whole of a small class has answered, and agrees. */
export const mustCoarsen = ({ n, counts }: AnswerCount, { completed, active, enrolled }: Rules): boolean =>
  // Some of ten who have answered may have left: if fewer are enrolled now, the class counts as small.
  completed >= active && Math.min(completed, enrolled) < smallClass && n > 0 && [...counts.values()].includes(n);

/** What is shown of a question with too few answers. */
export const suppressed = ({ id, kind }: Asked): QuestionResult => ({ question: id, kind, is_suppressed: true });

const distributionOf = ({ counts }: AnswerCount): Distribution =>
  [...counts].map(([value, count]) => [Number(value), count]);

const flagged = ({ scale }: Asked, count: AnswerCount, { flagBounds }: Rules): { flags?: Flags } =>
  scale === undefined ? {} : { flags: flagsOf(scale, distributionOf(count), flagBounds) };

const coarsened = ({ n, counts }: AnswerCount): Partial<QuestionResult> => ({
  is_coarsened: true,
  shares: Object.fromEntries([...counts].filter(([, count]) => count === n).map(([name]) => [name, atLeast])),
});

const exact = ({ kind, scale }: Asked, count: AnswerCount, population: number): Partial<QuestionResult> => {
  if (kind === 'text') return {};
  const counts = Object.fromEntries(count.counts);
  const figures = scale && scaleFigures(scale, distributionOf(count), population);
  return { counts, shares: sharesOf(counts, count.n), ...(figures && { figures }) };
};

/**
 * What a question's answers may show when there are enough of them. `askedTimes`: about how many instructors each student
 * was asked, where they are counted together.
 */
export const questionResult = (question: Asked, count: AnswerCount, rules: Rules, askedTimes = 1): QuestionResult => {
  if (count.n < rules.threshold) return suppressed(question);
  return {
    question: question.id,
    kind: question.kind,
    is_suppressed: false,
    n: count.n,
    ...(mustCoarsen(count, rules) ? coarsened(count) : exact(question, count, rules.enrolled * askedTimes)),
    ...flagged(question, count, rules),
  };
};
