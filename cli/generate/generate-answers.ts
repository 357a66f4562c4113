import { WrongAnswers } from '../../lib/domain/evaluations/answering/read-ballot.ts';
import { readStudentEvaluation } from '../../lib/domain/evaluations/answering/read-student-evaluation.ts';
import { submitAnswers } from '../../lib/domain/evaluations/answering/submit-answers.ts';
import { JsonApiError } from '../../lib/errors/json-api-error.ts';
import { forEachAtOnce } from '../../lib/runtime/at-once.ts';
import { randomOf } from '../../lib/runtime/random.ts';
import type { Store } from '../../lib/store/store.ts';
import { CommandFailed } from '../command.ts';
import { makeAnswers } from './make-answers.ts';
import { type OpenEvaluation, readOpenEvaluations } from './open-evaluations.ts';
import { answerInstant, responseRate } from './turnout.ts';

/** The options of a generation. */
export interface Generation {
  /** The number of students who answer. Without it, as many as usual answer, so that a second run adds none. */
  readonly count?: number | undefined;
  /** With the same seed, the same students of a table give the same answers. */
  readonly seed: string | number;
  readonly now: Date;
  onProgress?(done: number, total: number): void;
}

/** The numbers of responses in one period. */
export interface AnsweredPeriod {
  readonly name: string;
  evaluations: number;
  students: number;
  before: number;
  made: number;
}

/** The outcome of a generation. */
export interface GeneratedAnswers {
  readonly made: number;
  readonly periods: readonly AnsweredPeriod[];
  /** The reasons why nobody answers in the other open periods. */
  readonly obstacles: readonly string[];
  /** The errors of answers that were refused, with the numbers of students. */
  readonly refusals: readonly string[];
}

/** An evaluation with the students who answer it, as ids. */
type Answered = readonly [evaluation: OpenEvaluation, students: readonly string[]];

const missingOf = ({ id, students, answered }: OpenEvaluation): number =>
  Math.max(0, Math.round(students * responseRate(id)) - answered);

/**
 * Chooses who answers, always in the same order, so that the next run completes an interrupted one. With `count`,
 * classes with a higher response rate come earlier.
 */
const choose = (evaluations: readonly OpenEvaluation[], { count, seed }: Generation): Answered[] => {
  const ranked = evaluations
    .flatMap((evaluation) =>
      evaluation.silent.map((student) => {
        const chance = randomOf(seed, 'who answers', evaluation.id, student).number();
        return { evaluation, student, rank: chance ** (1 / responseRate(evaluation.id)) };
      }),
    )
    .sort((one, other) => other.rank - one.rank);
  return [...Map.groupBy(ranked.slice(0, count), ({ evaluation }) => evaluation)].map(([evaluation, chosen]) => [
    evaluation,
    chosen.slice(0, count ?? missingOf(evaluation)).map(({ student }) => student),
  ]);
};

// The evaluation is gone or closed, or the student has answered or left meanwhile.
const isOvertaken = (error: unknown): boolean => error instanceof JsonApiError && [404, 409].includes(error.status);

/** Whether a student has answered; a text is the error of refused answers. */
type Outcome = boolean | string;

/** Answers an evaluation as a student does: reads the form and submits answers. */
const answerAs = async (
  store: Store,
  student: string,
  { evaluation, seed }: { readonly evaluation: OpenEvaluation; readonly seed: Generation['seed'] },
): Promise<Outcome> => {
  const { id, course, period } = evaluation;
  const answering = { student, period: period.id, evaluation: id };
  const found = await readStudentEvaluation(store, answering);
  if (found === undefined) return false;
  const random = randomOf(seed, 'answers', id, student);
  const now = answerInstant(period.window, random);
  const { questionnaire, levels, instructors, user } = found;
  const form = { questions: [...questionnaire.questions, ...levels], instructors, student: { user } };
  const answers = makeAnswers(form, { student, judged: { evaluation: id, course }, random });
  // The questions of a section without instructors may all be about instructors.
  if (answers.length === 0) return false;
  try {
    await submitAnswers(store, { ...answering, answers, now });
    return true;
  } catch (error) {
    if (isOvertaken(error)) return false;
    // In a section with many instructors, a ballot may be too small for all answers. The other sections are not
    // affected.
    if (error instanceof WrongAnswers) return error.message;
    throw error;
  }
};

const accountOf = (evaluations: readonly OpenEvaluation[]): Map<string, AnsweredPeriod> => {
  const periods = new Map<string, AnsweredPeriod>();
  for (const { period, students, answered } of evaluations) {
    const known = periods.get(period.id) ?? { name: period.name, evaluations: 0, students: 0, before: 0, made: 0 };
    known.evaluations += 1;
    known.students += students;
    known.before += answered;
    periods.set(period.id, known);
  }
  return periods;
};

const describeRefusal = ([reason, count]: readonly [string, number]): string =>
  `Not all can answer ${reason} (${count} ${count === 1 ? 'student' : 'students'}).`;

// The students of one class answer one after another, because parallel submissions would conflict on the counts of the
// class.
const classesAtOnce = 8;

/**
 * Answers the evaluations of all open periods for enrolled students who have not answered, each in its own submission;
 * refused answers are reported. A run can be stopped and repeated at any time. Throws CommandFailed if nobody can
 * answer.
 */
export const generateAnswers = async (store: Store, generation: Generation): Promise<GeneratedAnswers> => {
  const { evaluations, obstacles } = await readOpenEvaluations(store, generation.now);
  if (evaluations.length === 0) throw new CommandFailed(obstacles.join('\n'));
  const periods = accountOf(evaluations);
  const chosen = choose(evaluations, generation);
  const total = chosen.reduce((sum, [, students]) => sum + students.length, 0);
  const refusals = new Map<string, number>();
  let made = 0;
  await forEachAtOnce(chosen, classesAtOnce, async ([evaluation, students]) => {
    const { id, name } = evaluation.period;
    for (const student of students) {
      const outcome = await answerAs(store, student, { evaluation, seed: generation.seed });
      if (typeof outcome === 'string') {
        const reason = `"${name}": ${outcome}`;
        refusals.set(reason, (refusals.get(reason) ?? 0) + 1);
      } else if (outcome) {
        made += 1;
        const period = periods.get(id);
        if (period !== undefined) period.made += 1;
        generation.onProgress?.(made, total);
      }
    }
  });
  return { made, periods: [...periods.values()], obstacles, refusals: [...refusals].map(describeRefusal) };
};
