import type { FlagBounds, FlagName } from '../figures/flags.ts';
import { responseRate } from '../figures/shares.ts';
import {
  type FrozenReason,
  type FrozenResult,
  type QuestionResult,
  type UnitResult,
  withoutOwn,
} from '../results/frozen-result.ts';
import { type Asked, type BallotCount, pool } from './ballot-count.ts';
import { questionResult, type Rules, suppressed } from './question-result.ts';

/** What is known of an evaluation when it is closed. */
export interface Closed {
  readonly questions: readonly Asked[];
  /** The section instructors, as they are now. */
  readonly instructors: readonly string[];
  readonly count: BallotCount;
  readonly enrolled: number;
  /** Null: the results are never shown. */
  readonly threshold: number | null;
  readonly flagBounds: FlagBounds;
}

/** A question about instructors: one result for each, and one for all together where there are several. */
interface SharedQuestion {
  readonly whole: QuestionResult | undefined;
  readonly parts: ReadonlyMap<string, QuestionResult>;
}

/**
 * A whole and its parts are shown together only where every part may be shown: the difference of the whole and some parts is
 * a sum of the others. Otherwise only the whole is shown.
 */
const shareQuestion = (
  question: Asked,
  instructors: readonly string[],
  { count, rules }: { readonly count: BallotCount; readonly rules: Rules },
): SharedQuestion => {
  const counts = instructors.map((instructor) => count.of(question, instructor));
  const all = (results: readonly QuestionResult[]) =>
    new Map(instructors.map((instructor, index) => [instructor, results[index] ?? suppressed(question)]));
  const parts = counts.map((each) => questionResult(question, each, rules));
  if (parts.length < 2) return { whole: undefined, parts: all(parts) };
  // One student who rates all instructors gives as many answers as several students would.
  const together = { askedTimes: parts.length, students: count.answering(question) };
  const pooled = pool(question, counts);
  // Nobody has more than all: what is left for one may be all that one of few can have.
  const least = pooled.n - (parts.length - 1) * count.completed;
  const isTight = counts.some(({ n }) => n < rules.threshold) && least >= rules.threshold - 1;
  const shown = isTight ? suppressed(question) : questionResult(question, pooled, rules, together);
  const whole = { ...shown, is_pooled: true as const };
  const mayShowParts = parts.every((part) => !part.is_suppressed);
  return { whole, parts: mayShowParts ? all(parts) : new Map() };
};

const unitsOf = ({ questions, instructors, count }: Closed, rules: Rules): UnitResult[] => {
  // Also those who have left since: what was said of them is part of what was said of all.
  const everybody = [...new Set([...instructors, ...count.instructors])].sort();
  const shared = new Map(
    questions
      .filter(({ subject }) => subject === 'instructor')
      .map((question) => [question.id, shareQuestion(question, everybody, { count, rules })]),
  );
  const ofAll = questions.flatMap((question) => {
    const whole =
      question.subject === 'course'
        ? questionResult(question, count.of(question, null), rules)
        : shared.get(question.id)?.whole;
    return whole === undefined ? [] : [whole];
  });
  const ofOne = (instructor: string): QuestionResult[] =>
    questions.flatMap((question) => {
      const found = shared.get(question.id);
      return found === undefined ? [] : [found.parts.get(instructor) ?? suppressed(question)];
    });
  const own = new Set(questions.flatMap(({ id, isOwn }) => (isOwn ? [id] : [])));
  const marked = (results: readonly QuestionResult[]) =>
    results.map((each) => (own.has(each.question) ? { ...each, is_own: true as const } : each));
  return [
    { instructor: null, questions: marked(ofAll) },
    ...everybody.map((instructor) => ({ instructor, questions: marked(ofOne(instructor)) })),
  ];
};

const flagNames: readonly FlagName[] = ['low_answer', 'high_deviation'];

const flagsIn = (units: readonly UnitResult[]): FlagName[] =>
  flagNames.filter((name) => units.some(({ questions }) => questions.some(({ flags }) => flags?.[name])));

const withheld = (because: FrozenReason): FrozenResult => ({
  summary: {
    status: 'withheld',
    withheld_because: because,
    enrolled: null,
    completed: null,
    response_rate: null,
    flags: [],
  },
  units: [],
});

/**
 * The result of an evaluation, with everything left out that could reveal what few students have said: what is not in it is
 * stored nowhere. An evaluation without a threshold, or with fewer ballots than that, shows nothing at all.
 */
export const freezeResult = (closed: Closed): FrozenResult => {
  const { count, enrolled, threshold, flagBounds } = closed;
  const { completed } = count;
  if (threshold === null) return withheld('never_released');
  if (completed < threshold) return withheld('too_few_responses');
  const units = unitsOf(closed, { threshold, enrolled, flagBounds });
  return {
    summary: {
      status: 'available',
      withheld_because: null,
      enrolled,
      completed,
      response_rate: responseRate(completed, enrolled),
      flags: flagsIn(withoutOwn(units)),
    },
    units,
  };
};
