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
import { shownTo, withheldQuestions } from './branches.ts';
import { questionResult, type Rules, suppressed } from './question-result.ts';

/** The data about an evaluation when it is closed. */
export interface Closed {
  readonly questions: readonly Asked[];
  /** The present section instructors. */
  readonly instructors: readonly string[];
  readonly count: BallotCount;
  readonly enrolled: number;
  /** The fewest answers that are shown; null if the results are never shown. */
  readonly threshold: number | null;
  readonly flagBounds: FlagBounds;
}

/** The results of a question about instructors: one for each, and one for all together if there are several. */
interface SharedQuestion {
  readonly whole: QuestionResult | undefined;
  readonly parts: ReadonlyMap<string, QuestionResult>;
}

/** Everything that decides what is shown of one question. */
interface Showing {
  readonly count: BallotCount;
  readonly rules: Rules;
  /** Questions that depend on another question and whose figures are withheld. */
  readonly withheld: ReadonlySet<string>;
  /** Says for each question id whether the question is about the course or about instructors. */
  readonly subjects: ReadonlyMap<string, Asked['subject']>;
}

/** Returns the unit whose answers decide whether a question is shown in another unit. */
const decidingUnit = ({ shownIf }: Asked, instructor: string | null, { subjects }: Showing): string | null =>
  subjects.get(shownIf?.question ?? '') === 'instructor' ? instructor : null;

/** Returns how many students were asked a question about one instructor, or about the course. */
const askedIn = (question: Asked, instructor: string | null, showing: Showing): number =>
  question.shownIf === undefined
    ? showing.count.completed
    : shownTo(question, decidingUnit(question, instructor, showing), showing.count);

// A conditional question has no number of enrolled students, because nobody knows how many of those without answers
// would have been asked.
const rulesFor = ({ shownIf }: Asked, rules: Rules): Rules =>
  shownIf === undefined ? rules : { ...rules, enrolled: null };

const unitResult = (question: Asked, instructor: string | null, showing: Showing): QuestionResult => {
  const { count, rules, withheld } = showing;
  if (withheld.has(question.id)) return suppressed(question);
  const shown = questionResult(question, count.of(question, instructor), rulesFor(question, rules));
  if (shown.is_suppressed || question.shownIf === undefined) return shown;
  return { ...shown, shown_to: askedIn(question, instructor, showing) };
};

/**
 * Whether the figures of all instructors together would reveal the answers of an instructor with too few. The others can
 * have at most one answer from each student who was asked; the rest must be about that instructor.
 */
const isTight = (question: Asked, instructors: readonly string[], showing: Showing): boolean => {
  const { count, rules } = showing;
  const numbers = instructors.map((instructor) => ({
    n: count.of(question, instructor).n,
    asked: askedIn(question, instructor, showing),
  }));
  const most = numbers.reduce((sum, { asked }) => sum + asked, 0);
  const answers = numbers.reduce((sum, { n }) => sum + n, 0);
  return numbers.some(({ n, asked }) => n < rules.threshold && answers - (most - asked) >= rules.threshold - 1);
};

/**
 * Shows the figures of each instructor only if every instructor has enough answers. Otherwise the difference between the
 * figures of all and of some would reveal the others, so that only the figures of all are shown.
 */
const shareQuestion = (question: Asked, instructors: readonly string[], showing: Showing): SharedQuestion => {
  const { count, rules, withheld } = showing;
  const counts = instructors.map((instructor) => count.of(question, instructor));
  const parts = instructors.map((instructor) => unitResult(question, instructor, showing));
  const all = new Map(instructors.map((instructor, index) => [instructor, parts[index] ?? suppressed(question)]));
  if (parts.length < 2) return { whole: undefined, parts: all };
  // A student who rates every instructor gives several answers, so that the threshold counts students and not answers.
  const together = { askedTimes: parts.length, students: count.answering(question) };
  const isHidden = withheld.has(question.id) || isTight(question, instructors, showing);
  const shown = isHidden
    ? suppressed(question)
    : questionResult(question, pool(question, counts), rulesFor(question, rules), together);
  const mayShowParts = parts.every((part) => !part.is_suppressed);
  return { whole: { ...shown, is_pooled: true as const }, parts: mayShowParts ? all : new Map() };
};

// Includes instructors who have left meanwhile, because the answers about them count in the figures of all instructors.
const everybodyOf = ({ instructors, count }: Pick<Closed, 'instructors' | 'count'>): string[] =>
  [...new Set([...instructors, ...count.instructors])].sort();

const isShownIn =
  (everybody: readonly string[], showing: Showing) =>
  (question: Asked): boolean => {
    if (question.subject === 'course') return !unitResult(question, null, showing).is_suppressed;
    const { whole, parts } = shareQuestion(question, everybody, showing);
    return whole?.is_suppressed !== true && everybody.every((each) => parts.get(each)?.is_suppressed === false);
  };

const showingOf = ({ questions, instructors, count }: Closed, rules: Rules): Showing => {
  const subjects = new Map(questions.map(({ id, subject }) => [id, subject]));
  const everybody = everybodyOf({ instructors, count });
  // A question that decides whether others are shown has no condition itself.
  const isShown = isShownIn(everybody, { count, rules, subjects, withheld: new Set() });
  const { threshold } = rules;
  const withheld = withheldQuestions({ questions, instructors: everybody, count, threshold, isShown });
  return { count, rules, subjects, withheld };
};

/** Returns the questions whose answers and comments are withheld because too few students were shown them. */
export const withheldIn = (closed: Closed): ReadonlySet<string> => {
  const { threshold, enrolled, flagBounds } = closed;
  return threshold === null ? new Set() : showingOf(closed, { threshold, enrolled, flagBounds }).withheld;
};

const unitsOf = (closed: Closed, rules: Rules): UnitResult[] => {
  const { questions } = closed;
  const everybody = everybodyOf(closed);
  const showing = showingOf(closed, rules);
  const shared = new Map(
    questions
      .filter(({ subject }) => subject === 'instructor')
      .map((question) => [question.id, shareQuestion(question, everybody, showing)]),
  );
  const ofAll = questions.flatMap((question) => {
    const whole = question.subject === 'course' ? unitResult(question, null, showing) : shared.get(question.id)?.whole;
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
 * Makes the stored result of an evaluation. It leaves out all data that could reveal the answers of few students, and
 * that data is stored nowhere else. Without a threshold, or with fewer ballots than the threshold, the result is empty.
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
