import type { Distribution } from '../figures/distribution.ts';
import { type FlagBounds, type Flags, flagsOf } from '../figures/flags.ts';
import { scaleFigures } from '../figures/scale-figures.ts';
import { sharesOf } from '../figures/shares.ts';
import type { QuestionResult } from '../results/frozen-result.ts';
import type { AnswerCount, Asked } from './ballot-count.ts';

/** The rules for showing the answers of an evaluation. */
export interface Rules {
  /** The fewest answers that are shown, at least 1. */
  readonly threshold: number;
  /**
   * How many students could have answered. Null for a conditional question: only some of the enrolled students were asked.
   */
  readonly enrolled: number | null;
  readonly flagBounds: FlagBounds;
}

/** With fewer students than this, identical answers are not shown (see `areAlike`). */
export const manyAlike = 10;

/**
 * Whether fewer than ten students answered and all gave the same answer. Somebody who knows who did not answer would then
 * know the answer of everybody else.
 */
const areAlike = ({ n, counts }: AnswerCount, students: number): boolean =>
  students < manyAlike && [...counts.values()].includes(n);

/** Returns the result of a question with too few answers. */
export const suppressed = ({ id, kind }: Asked): QuestionResult => ({ question: id, kind, is_suppressed: true });

const distributionOf = ({ counts }: AnswerCount): Distribution =>
  [...counts].map(([value, count]) => [Number(value), count]);

const flagged = ({ scale }: Asked, count: AnswerCount, { flagBounds }: Rules): { flags?: Flags } =>
  scale === undefined ? {} : { flags: flagsOf(scale, distributionOf(count), flagBounds) };

const exact = ({ kind, scale }: Asked, count: AnswerCount, population: number | null): Partial<QuestionResult> => {
  if (kind === 'text') return {};
  const counts = Object.fromEntries(count.counts);
  const figures = scale && scaleFigures(scale, distributionOf(count), population);
  return { counts, shares: sharesOf(counts, count.n), ...(figures && { figures }) };
};

/** Answers about several instructors that are counted together. */
interface Pooled {
  /** The number of instructors that each student was asked about. */
  readonly askedTimes: number;
  /** The number of students who have answered. */
  readonly students: number;
}

/**
 * Decides what is shown of one question: its figures, or nothing where too few students answered or a few answered alike.
 */
export const questionResult = (
  question: Asked,
  count: AnswerCount,
  rules: Rules,
  { askedTimes, students }: Pooled = { askedTimes: 1, students: count.n },
): QuestionResult => {
  if (students < rules.threshold) return suppressed(question);
  if (areAlike(count, students)) return { ...suppressed(question), suppressed_because: 'alike' };
  return {
    question: question.id,
    kind: question.kind,
    is_suppressed: false,
    n: count.n,
    ...exact(question, count, rules.enrolled && rules.enrolled * askedTimes),
    ...flagged(question, count, rules),
  };
};
