import { JsonApiError } from '../../../../jsonapi/errors.ts';
import { chunk } from '../../../../runtime/chunk.ts';
import { forEachAtOnce } from '../../../../runtime/for-each-at-once.ts';
import { randomOf } from '../../../../runtime/random.ts';
import type { Store } from '../../../../store/store.ts';
import { WrongAnswers } from '../../answering/read-ballot.ts';
import { submitAnswers } from '../../answering/submit-answers.ts';
import { studentType } from '../../invitations/evaluations-of-student.ts';
import type { RatedInstructor } from '../../questions/asked-questions.ts';
import { readInstructors } from '../../questions/read-instructors.ts';
import { answerDay } from '../responses/answer-day.ts';
import { GenerateError } from '../responses/generate-responses.ts';
import { shareOut, usualShares } from '../responses/share-out.ts';
import { makeAnswers } from './make-answers.ts';
import { type AnswerableEvaluation, readAnswerableEvaluations } from './open-periods.ts';

/** What is asked for. */
export interface AnswerGeneration {
  /** How many students answer; as many as usually do unless said, so that a second time nobody does. */
  readonly count?: number | undefined;
  /** With the same seed the same students of the same table answer the same. */
  readonly seed: string | number;
  readonly now: () => Date;
  onProgress?(done: number, total: number): void;
}

/** What was answered in one period. */
export interface AnsweredPeriod {
  readonly name: string;
  evaluations: number;
  students: number;
  before: number;
  made: number;
}

/** What was answered. */
export interface GeneratedAnswers {
  readonly made: number;
  readonly periods: readonly AnsweredPeriod[];
  /** Why nobody answers in the other open periods. */
  readonly obstacles: readonly string[];
  /** What was wrong with answers that could not be sent, and of how many students. */
  readonly refusals: readonly string[];
}

interface Seeded extends Pick<AnswerGeneration, 'seed' | 'now'> {
  readonly store: Store;
}

/** Students of one evaluation who answer. */
interface Part {
  readonly evaluation: AnswerableEvaluation;
  readonly students: readonly string[];
}

/** Who answers among those who have not: always in the same order, so that an interrupted run is completed by the next. */
const chosenOf = ({ id, silent }: AnswerableEvaluation, share: number, seed: AnswerGeneration['seed']): string[] =>
  silent
    .map((student) => ({ student, place: randomOf(seed, 'who answers', id, student).number() }))
    .sort((one, other) => one.place - other.place || (one.student < other.student ? -1 : 1))
    .slice(0, share)
    .map(({ student }) => student);

interface Taught {
  readonly course: string;
  readonly instructors: readonly RatedInstructor[];
}

const readTaught = async (store: Store, section: string): Promise<Taught> => {
  const [record, instructors] = await Promise.all([
    store.readInline({ type: 'course_evaluation_section', id: section }),
    readInstructors(store, section),
  ]);
  return { course: String(record?.course ?? section), instructors };
};

// The evaluation is gone or has no room any more, or the student has answered or left meanwhile.
const isOvertaken = (error: unknown): boolean => error instanceof JsonApiError && [404, 409].includes(error.status);

// Where many teach a section, there may be more answers than a ballot holds: that concerns no other section.
const isTooLarge = (error: unknown): error is WrongAnswers => error instanceof WrongAnswers;

/** What became of a student's answers: what was wrong with them, where they could not be sent. */
type Outcome = 'answered' | 'silent' | { readonly refused: string };

const answerOne = async (
  { store, seed }: Seeded,
  { evaluation, taught }: { readonly evaluation: AnswerableEvaluation; readonly taught: Taught },
  student: { readonly id: string; readonly user: string },
): Promise<Outcome> => {
  const { id, period } = evaluation;
  const { course, instructors } = taught;
  const random = randomOf(seed, 'answers', id, student.id);
  const answersAt = new Date(Math.max(answerDay(period.window, random).getTime(), period.window.opens));
  const users = new Map(instructors.map((each) => [each.id, each.user]));
  const form = { questions: period.questions, instructors, student };
  const voter = { student: student.id, judged: { evaluation: id, course }, random };
  const answers = makeAnswers(form, voter, (instructor) => users.get(instructor) ?? instructor);
  // Nothing is asked of who teaches a section that has questions about instructors alone.
  if (answers.length === 0) return 'silent';
  try {
    await submitAnswers(store, { student: student.id, period: period.id, evaluation: id, answers, now: answersAt });
    return 'answered';
  } catch (error) {
    if (isOvertaken(error)) return 'silent';
    if (isTooLarge(error)) return { refused: error.message };
    throw error;
  }
};

const readUsers = async (store: Store, ids: readonly string[]) =>
  (await store.readManyInline(ids.map((id) => ({ type: studentType, id })))).map(({ id, user }) => ({
    id,
    user: String(user),
  }));

// Each is a read and a transaction; more of them at a time meet on the eight shards of what they count.
const inFlight = 8;
const partSize = 10;

/** Counts students whose answers could not be sent, by period and by what was wrong. */
class Refusals {
  readonly #counts = new Map<string, number>();

  add({ name }: AnswerableEvaluation['period'], problem: string): void {
    const reason = `Not all can answer "${name}": ${problem}`;
    this.#counts.set(reason, (this.#counts.get(reason) ?? 0) + 1);
  }

  describe(): string[] {
    return [...this.#counts].map(([reason, count]) => `${reason} (${count} ${count === 1 ? 'student' : 'students'}).`);
  }
}

interface Outcomes {
  readonly refusals: Refusals;
  onAnswered(evaluation: string): void;
}

const answerAll = async (seeded: Seeded, parts: readonly Part[], { refusals, onAnswered }: Outcomes) => {
  const taughtIn = new Map<string, Promise<Taught>>();
  await forEachAtOnce(parts, inFlight, async ({ evaluation, students }) => {
    const reading = taughtIn.get(evaluation.id) ?? readTaught(seeded.store, evaluation.section);
    taughtIn.set(evaluation.id, reading);
    const [taught, users] = await Promise.all([reading, readUsers(seeded.store, students)]);
    for (const student of users) {
      const outcome = await answerOne(seeded, { evaluation, taught }, student);
      if (outcome === 'answered') onAnswered(evaluation.id);
      else if (outcome !== 'silent') refusals.add(evaluation.period, outcome.refused);
    }
  });
};

const accountOf = (evaluations: readonly AnswerableEvaluation[]): Map<string, AnsweredPeriod> => {
  const periods = new Map<string, AnsweredPeriod>();
  for (const { period, students, taken } of evaluations) {
    const known = periods.get(period.id) ?? { name: period.name, evaluations: 0, students: 0, before: 0, made: 0 };
    known.evaluations += 1;
    known.students += students;
    known.before += taken;
    periods.set(period.id, known);
  }
  return periods;
};

const partsOf = (evaluations: readonly AnswerableEvaluation[], { count, seed }: AnswerGeneration): Part[] => {
  const shares = count === undefined ? usualShares(evaluations) : shareOut(evaluations, count, seed);
  return evaluations.flatMap((evaluation, index) =>
    chunk(chosenOf(evaluation, shares[index] ?? 0, seed), partSize).map((students) => ({ evaluation, students })),
  );
};

/**
 * Answers the evaluations of all open periods for students who are enrolled and have not answered, each by a submission
 * of its own: what a student could not send is not made, and reported. Can be stopped anywhere and begun again. Throws
 * GenerateError where nobody can answer.
 */
export const answerEvaluations = async (store: Store, generation: AnswerGeneration): Promise<GeneratedAnswers> => {
  const { evaluations, obstacles } = await readAnswerableEvaluations(store, generation.now());
  if (evaluations.length === 0) throw new GenerateError(obstacles.join('\n'));
  const periods = accountOf(evaluations);
  const periodOf = new Map(evaluations.map(({ id, period }) => [id, periods.get(period.id)]));
  const parts = partsOf(evaluations, generation);
  const total = parts.reduce((sum, { students }) => sum + students.length, 0);
  const refusals = new Refusals();
  let made = 0;
  const onAnswered = (evaluation: string): void => {
    const period = periodOf.get(evaluation);
    if (period !== undefined) period.made += 1;
    made += 1;
    generation.onProgress?.(made, total);
  };
  await answerAll({ ...generation, store }, parts, { refusals, onAnswered });
  return { made, periods: [...periods.values()], obstacles, refusals: refusals.describe() };
};
