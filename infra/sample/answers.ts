import { makeAnswers } from '../../cli/generate/make-answers.ts';
import { type Circumstance, Circumstances } from '../../lib/domain/evaluations/closing/circumstances.ts';
import { foldPeriod } from '../../lib/domain/evaluations/closing/fold-period.ts';
import { finishCoverage } from '../../lib/domain/evaluations/coverage/finish-coverage.ts';
import type { Question } from '../../lib/domain/evaluations/questions/question.ts';
import { questionsIn, readQuestionnaire } from '../../lib/domain/evaluations/questions/read-questionnaire.ts';
import { noteAnswered } from '../../lib/domain/evaluations/tally/answered-sets.ts';
import { isAnsweredSet } from '../../lib/domain/evaluations/tally/items.ts';
import { linkedIds } from '../../lib/model/definition/record-fields.ts';
import { periodReference } from '../../lib/resources/course-evaluations/coverage.ts';
import { isClosed, periodTimes } from '../../lib/resources/course-evaluations/period-times.ts';
import { forEachAtOnce } from '../../lib/runtime/at-once.ts';
import { randomOf } from '../../lib/runtime/random.ts';
import { type Answer, putBallotStep } from '../../lib/store/ballots.ts';
import { keyOf } from '../../lib/store/keys.ts';
import type { StoredRecord } from '../../lib/store/record.ts';
import { WriteRefused } from '../../lib/store/refused.ts';
import { changeStep, putStep } from '../../lib/store/steps.ts';
import type { Store } from '../../lib/store/store.ts';

/** Returns the user ids of a section's students. The student who answered first comes first. */
export type Enrolled = (section: string) => readonly string[];

/** A student's participation: the user id, and the day. */
interface Participation {
  readonly user: string;
  readonly day: string;
}

/** The questions of an evaluation, and the students who answer it. */
interface Answered {
  readonly questions: readonly Question[];
  readonly circumstance: Circumstance | undefined;
  readonly participations: readonly Participation[];
}

// The seed was chosen because it makes a class with different opinions.
const seed = 'sample 2592';

/** Returns the answers of one student. They do not depend on anything that identifies the student. */
const answersOf = (evaluation: string, place: number, { questions, circumstance }: Answered): readonly Answer[] => {
  const { course = null, teaching = [] } = circumstance ?? {};
  const people = new Map(teaching.map(({ id, instructor }) => [id, instructor]));
  const instructors = [...people]
    .map(([id, user]) => ({ id, user }))
    .sort((one, other) => (one.id < other.id ? -1 : 1));
  const voter = {
    student: `${seed} ${evaluation} ${place}`,
    judged: { evaluation, course: course ?? evaluation },
    random: randomOf(seed, evaluation, place),
  };
  return makeAnswers({ questions, instructors }, voter);
};

const wereThere = Symbol('ballots are there');

/**
 * Stores a ballot for each response of an evaluation and notes who has answered, once. The count that is written with
 * them shows that they exist.
 */
const putBallots = async (store: Store, evaluation: string, answered: Answered) => {
  const { participations } = answered;
  if (participations.length === 0) return;
  const steps = participations.flatMap(({ user, day }, place) => [
    putBallotStep(evaluation, { answers: answersOf(evaluation, place, answered) }),
    putStep(keyOf.participation(evaluation, user), { day }, () => wereThere),
  ]);
  const conditions = [{ kind: 'absent', path: ['completed'] }] as const;
  const count = changeStep(
    keyOf.tally(evaluation, 0),
    { conditions, set: [[['completed'], participations.length]] },
    () => wereThere,
  );
  await store.write([...steps, count]).catch((error) => {
    if (!(error instanceof WriteRefused && error.reasons.includes(wereThere))) throw error;
  });
};

const anHour = 3_600_000;
const atOnce = 8;

/** Returns as many of a section's students as have answered its evaluation, each with the day of a response. */
const participationsIn = async (
  store: Store,
  evaluation: StoredRecord,
  enrolled: Enrolled,
): Promise<Participation[]> => {
  const users = enrolled(String(evaluation.section));
  const responses = await store.readMany(
    linkedIds(evaluation, 'responses').map((id) => ({ type: 'course_evaluation_response', id })),
  );
  const days = responses.map(({ created_at: at }) => at.slice(0, 'YYYY-MM-DD'.length)).sort();
  return users.slice(0, days.length).map((user, place) => ({ user, day: days[place] ?? '' }));
};

const answerEvaluations = async (store: Store, record: StoredRecord, enrolled: Enrolled): Promise<void> => {
  const sets = await readQuestionnaire(store, record);
  // Answers in text would become comments with random ids, and the institution has its own comments.
  const questions = questionsIn(sets)
    .filter(({ kind }) => kind !== 'text')
    .map((question) => ({ ...question, allowsComment: false }));
  const evaluations = await store.readMany(
    linkedIds(record, 'evaluations').map((id) => ({ type: 'course_evaluation', id })),
  );
  const known = await new Circumstances(store).of(evaluations.map(({ section }) => String(section)));
  const tallies = await store.getMany(evaluations.map(({ id }) => keyOf.tally(id, 0)));
  const answered = new Set(tallies.filter(({ completed }) => completed !== undefined).map(({ pk }) => pk));
  const missing = evaluations.filter(({ id }) => !answered.has(keyOf.tally(id, 0).pk));
  const unanswered = sets.map(({ set }) => set).filter((set) => !isAnsweredSet(set));
  await forEachAtOnce(missing, atOnce, async (evaluation) => {
    const circumstance = known.get(String(evaluation.section));
    const participations = await participationsIn(store, evaluation, enrolled);
    // As in a submission, the questions are marked as answered before the ballots, so that they no longer change.
    if (participations.length > 0) await noteAnswered(store, unanswered);
    await putBallots(store, evaluation.id, { questions, circumstance, participations });
  });
};

/**
 * Stores ballots for the responses of a period, and folds a closed period into results, as of a moment after the
 * closing; the same ones in every table. A folded period stays unchanged.
 */
export const answerPeriod = async (store: Store, id: string, enrolled: Enrolled): Promise<void> => {
  const { record } = (await finishCoverage(store, id)) ?? {};
  const [folded] = await store.getMany([keyOf.periodFold(periodReference(id))]);
  if (record === undefined || folded !== undefined) return;
  const { closesAt } = periodTimes(record);
  const now = closesAt === null ? undefined : new Date(Date.parse(closesAt) + anHour);
  const hasClosed = now !== undefined && isClosed(record, now);
  if (hasClosed || closesAt === null) await answerEvaluations(store, record, enrolled);
  if (hasClosed) await foldPeriod(store, id, { now });
};
