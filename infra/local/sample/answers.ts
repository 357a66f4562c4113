import { finishCoverage } from '../../../lib/domain/evaluations/coverage/finish-coverage.ts';
import type { Asked } from '../../../lib/domain/evaluations/results/asked.ts';
import { Circumstances } from '../../../lib/domain/evaluations/results/fold/circumstances.ts';
import { isClosed, withQuestions } from '../../../lib/domain/evaluations/results/fold/closed-period.ts';
import { foldPeriod } from '../../../lib/domain/evaluations/results/fold/fold-period.ts';
import { linkedIds } from '../../../lib/model/definition/record-fields.ts';
import { periodReference } from '../../../lib/resources/course-evaluations/coverage.ts';
import { periodTimes } from '../../../lib/resources/course-evaluations/period-times.ts';
import { forEachAtOnce } from '../../../lib/runtime/for-each-at-once.ts';
import { type Random, randomOf } from '../../../lib/runtime/random.ts';
import { type Answer, putBallotStep } from '../../../lib/store/ballots.ts';
import { keyOf } from '../../../lib/store/keys.ts';
import type { StoredRecord } from '../../../lib/store/record.ts';
import { WriteRefused } from '../../../lib/store/refused.ts';
import { changeStep } from '../../../lib/store/steps.ts';
import type { Store } from '../../../lib/store/store.ts';

type Value = Pick<Answer, 'value' | 'choices' | 'not_applicable'>;

// In points of a scale, from the lowest answer of a class to the highest.
const spread = 3.6;

/** How one student judges: a mood of the class, and chance. */
interface Judging {
  /** 0 to 1. */
  readonly mood: number;
  readonly random: Random;
}

const scaleValue = ({ scale }: Asked, { mood, random }: Judging): Value => {
  const { first = 1, points = 5 } = scale ?? {};
  const place = Math.round(mood * (points - 1) + (random.number() - 0.5) * spread);
  return { value: first + Math.min(points - 1, Math.max(0, place)) };
};

const judge = (question: Asked, judging: Judging): Value => {
  const { random } = judging;
  const { kind, choices = [] } = question;
  if (kind === 'scale') return scaleValue(question, judging);
  if (kind === 'multiple_choice') return { choices: choices.filter(() => random.number() < 0.5) };
  const chosen = Math.floor(random.number() * choices.length);
  return { choices: choices.filter((_, place) => place === chosen) };
};

// Texts would become comments, whose ids are chance; the institution has comments of its own.
const answersOf = (questions: readonly Asked[], teaching: readonly string[], judging: Judging): Answer[] =>
  questions
    .filter(({ kind }) => kind !== 'text')
    .flatMap((question) =>
      question.subject === 'course'
        ? [{ question: question.id, ...judge(question, judging) }]
        : teaching.map((instructor) => ({ question: question.id, instructor, ...judge(question, judging) })),
    )
    .filter(({ choices }) => choices === undefined || choices.length > 0);

/** What an evaluation is asked, and by whom it is answered. */
interface Answered {
  readonly questions: readonly Asked[];
  readonly teaching: readonly string[];
  readonly students: number;
}

// Makes a class that is of more than one mind.
const seed = 'sample 48';

const wereThere = Symbol('ballots are there');

/** Puts a ballot for each response of an evaluation, once: the count that goes with them tells that they were there. */
const putBallots = async (store: Store, evaluation: string, { questions, teaching, students }: Answered) => {
  if (students === 0) return;
  const mood = 0.45 + randomOf(seed, evaluation).number() * 0.5;
  const ballots = Array.from({ length: students }, (_, place) =>
    putBallotStep(evaluation, {
      answers: answersOf(questions, teaching, { mood, random: randomOf(seed, evaluation, place) }),
    }),
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
  const { questions } = await withQuestions(store, record, now);
  const evaluations = await store.readMany(
    linkedIds(record, 'evaluations').map((id) => ({ type: 'course_evaluation', id })),
  );
  const known = await new Circumstances(store).of(evaluations.map(({ section }) => String(section)));
  await forEachAtOnce(evaluations, atOnce, async (evaluation) => {
    const teaching = (known.get(String(evaluation.section))?.teaching ?? []).map(({ id }) => id);
    const students = linkedIds(evaluation, 'responses').length;
    await putBallots(store, evaluation.id, { questions, teaching: teaching.sort(), students });
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
