import { finishCoverage } from '../../../lib/domain/evaluations/coverage/finish-coverage.ts';
import type { Question } from '../../../lib/domain/evaluations/questions/question.ts';
import { questionsIn, readQuestionnaire } from '../../../lib/domain/evaluations/questions/read-questionnaire.ts';
import { type Circumstance, Circumstances } from '../../../lib/domain/evaluations/results/fold/circumstances.ts';
import { isClosed } from '../../../lib/domain/evaluations/results/fold/closed-period.ts';
import { foldPeriod } from '../../../lib/domain/evaluations/results/fold/fold-period.ts';
import { makeAnswers } from '../../../lib/domain/evaluations/synthetic-answers/make-answers.ts';
import { linkedIds } from '../../../lib/model/definition/record-fields.ts';
import { periodReference } from '../../../lib/resources/course-evaluations/coverage.ts';
import { periodTimes } from '../../../lib/resources/course-evaluations/period-times.ts';
import { forEachAtOnce } from '../../../lib/runtime/for-each-at-once.ts';
import { randomOf } from '../../../lib/runtime/random.ts';
import { type Answer, putBallotStep } from '../../../lib/store/ballots.ts';
import { keyOf } from '../../../lib/store/keys.ts';
import type { StoredRecord } from '../../../lib/store/record.ts';
import { WriteRefused } from '../../../lib/store/refused.ts';
import { changeStep } from '../../../lib/store/steps.ts';
import type { Store } from '../../../lib/store/store.ts';

/** What an evaluation is asked, and by whom it is answered. */
interface Answered {
  readonly questions: readonly Question[];
  readonly circumstance: Circumstance | undefined;
  readonly students: number;
}

// Makes a class that is of more than one mind.
const seed = 'sample 2592';

/** The answers of one of those who have answered; who it was the sample does not say. */
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
  return makeAnswers({ questions, instructors }, voter, (id) => people.get(id) ?? id);
};

const wereThere = Symbol('ballots are there');

/** Puts a ballot for each response of an evaluation, once: the count that goes with them tells that they were there. */
const putBallots = async (store: Store, evaluation: string, answered: Answered) => {
  const { students } = answered;
  if (students === 0) return;
  const ballots = Array.from({ length: students }, (_, place) =>
    putBallotStep(evaluation, { answers: answersOf(evaluation, place, answered) }),
  );
  const conditions = [{ kind: 'absent', path: ['completed'] }] as const;
  const count = changeStep(
    keyOf.tally(evaluation, 0),
    { conditions, set: [[['completed'], students]] },
    () => wereThere,
  );
  await store.write([...ballots, count]).catch((error) => {
    if (!(error instanceof WriteRefused && error.reasons.includes(wereThere))) throw error;
  });
};

const anHour = 3_600_000;
const atOnce = 8;

const answerAndFold = async (store: Store, record: StoredRecord, now: Date): Promise<void> => {
  // Texts would become comments, whose ids are chance; the institution has comments of its own.
  const questions = questionsIn(await readQuestionnaire(store, record))
    .filter(({ kind }) => kind !== 'text')
    .map((question) => ({ ...question, allowsComment: false }));
  const evaluations = await store.readMany(
    linkedIds(record, 'evaluations').map((id) => ({ type: 'course_evaluation', id })),
  );
  const known = await new Circumstances(store).of(evaluations.map(({ section }) => String(section)));
  await forEachAtOnce(evaluations, atOnce, async (evaluation) => {
    const circumstance = known.get(String(evaluation.section));
    const students = linkedIds(evaluation, 'responses').length;
    await putBallots(store, evaluation.id, { questions, circumstance, students });
  });
  await foldPeriod(store, record.id, { now });
};

/**
 * Gives the responses of a period that has closed their ballots, and folds these into results, just after it has closed;
 * the same ones in every table. Does nothing to a period that is folded, or not closed.
 */
export const answerPeriod = async (store: Store, id: string): Promise<void> => {
  const { record } = (await finishCoverage(store, id)) ?? {};
  const { closesAt = null } = record === undefined ? {} : periodTimes(record);
  if (record === undefined || closesAt === null) return;
  const now = new Date(Date.parse(closesAt) + anHour);
  const [folded] = await store.getMany([keyOf.periodFold(periodReference(id))]);
  if (folded === undefined && isClosed(record, now)) await answerAndFold(store, record, now);
};
