import { describe, expect, inject, test } from 'vitest';
import { scanTable } from '../../../../../infra/tools/bench/scan-table.ts';
import { submitAnswers } from '../../../../../lib/domain/evaluations/answering/submit-answers.ts';
import { Circumstances } from '../../../../../lib/domain/evaluations/closing/circumstances.ts';
import { foldBatch } from '../../../../../lib/domain/evaluations/closing/fold-batch.ts';
import { foldPeriod, withQuestions } from '../../../../../lib/domain/evaluations/closing/fold-period.ts';
import { sweepFolds } from '../../../../../lib/domain/evaluations/closing/sweep-folds.ts';
import { discardPeriod } from '../../../../../lib/domain/evaluations/discarding/discard-period.ts';
import { JsonApiError } from '../../../../../lib/errors/json-api-error.ts';
import { periodReference } from '../../../../../lib/resources/course-evaluations/coverage.ts';
import { statusOfPeriod } from '../../../../../lib/resources/course-evaluations/period-times.ts';
import { documentClient } from '../../../../../lib/store/client.ts';
import { Store } from '../../../../../lib/store/store.ts';
import { readTables, restoreTables } from '../../../../support/copy-tables.ts';
import { deaths, dieAfter } from '../../../../support/dying-store.ts';
import { checkKeptTotals } from '../../../../support/kept-totals.ts';
import { openTestTable } from '../../../../support/table.ts';
import { countedInList } from '../answering/support/state.ts';
import { type AskedPeriod, afterClosing, askPeriod, type Evaluated } from '../closing/support/answered-period.ts';
import { reopenUntil, tracesOf } from '../closing/support/reopening.ts';

const client = documentClient(inject('endpoint'));
const openStore = async (): Promise<Store> => new Store(client, (await openTestTable()).tableName);
const sample = 8;

const whileOpen = new Date('2025-11-26T12:00:00.000Z');
const closesAgain = '2025-12-20T05:00:00.000Z';
const afterSecondClosing = new Date('2025-12-20T05:00:01.000Z');

/** What became of a student's answers: written, or why not. */
const submit = async (
  store: Store,
  { id: period, questions }: AskedPeriod,
  evaluation: Evaluated,
  { student, now }: { readonly student: string; readonly now: Date },
): Promise<string> => {
  const answers = [
    { question: questions.overall, value: 4, comment: `said at ${now.toISOString()}` },
    ...evaluation.teaching.map((instructor) => ({ question: questions.clear, instructor, value: 2 })),
  ];
  try {
    await submitAnswers(store, { student, period, evaluation: evaluation.id, answers, now });
    return 'written';
  } catch (error) {
    if (!(error instanceof JsonApiError)) throw error;
    return String(error.errors[0]?.code);
  }
};

const submitAll = async (store: Store, period: AskedPeriod, now: Date): Promise<string[]> => {
  const outcomes: string[] = [];
  for (const evaluation of period.evaluations)
    for (const student of evaluation.students) outcomes.push(await submit(store, period, evaluation, { student, now }));
  return outcomes;
};

/** Three classes that have all answered; of the first two the answers are counted already, with a result and without. */
const answerAll = async (store: Store): Promise<AskedPeriod> => {
  const classes = [
    { enrolled: 3, teachers: 1 },
    { enrolled: 1, teachers: 0 },
    { enrolled: 3, teachers: 0 },
  ];
  const period = await askPeriod(store, classes, { minimum_response_threshold: 3 });
  expect(new Set(await submitAll(store, period, whileOpen))).toEqual(new Set(['written']));
  const record = await store.read(periodReference(period.id));
  if (record === undefined) throw new Error('no period');
  const counted = period.evaluations.slice(0, 2).map(({ id }) => id);
  const closed = await withQuestions(store, record, afterClosing);
  await foldBatch(store, counted, { period: closed, circumstances: new Circumstances(store) });
  return period;
};

const statusAt = async (store: Store, { id }: AskedPeriod, now: Date): Promise<string> => {
  const record = await store.read(periodReference(id));
  return record === undefined ? 'gone' : statusOfPeriod(record, now);
};

/** Reopens as the request does, and discards as that and the sweep after it do. */
const discard = async (store: Store, { id }: AskedPeriod): Promise<void> => {
  await reopenUntil(store, id, closesAgain);
  await discardPeriod(store, id, {});
  await sweepFolds(store, { now: afterClosing });
};

/** Of a period that was left half way: it is as it was, or takes no answers until all of the old ones are gone. */
const requireNoHalfState = async (store: Store, period: AskedPeriod): Promise<void> => {
  const status = await statusAt(store, period, afterClosing);
  expect(['closed', 'scheduled', 'open']).toContain(status);
  const [first] = period.evaluations;
  const [student] = first?.students ?? [];
  if (first === undefined || student === undefined) throw new Error('nobody is enrolled');
  if (status === 'open') expect(await tracesOf(store)).toEqual([]);
  else expect(await submit(store, period, first, { student, now: afterClosing })).toBe('not_open');
};

/** It is open, and nothing of the old answers is left. */
const requireNothingLeft = async (store: Store, period: AskedPeriod): Promise<void> => {
  expect(await statusAt(store, period, afterClosing)).toBe('open');
  expect(await tracesOf(store)).toEqual([]);
  expect(await scanTable({ client, tableName: store.ballotsTableName })).toEqual([]);
  expect(await countedInList(store)).toBe(0);
  expect(await countedInList(store, 'course_evaluation_response')).toBe(0);
  expect(await checkKeptTotals(store)).toMatchObject({
    course_evaluation: 3,
    course_evaluation_comment: 0,
    course_evaluation_result: 0,
    course_evaluation_section_response: 0,
  });
};

/** All can answer again, once, and nothing but that is counted. */
const requireSecondAnswers = async (store: Store, period: AskedPeriod): Promise<void> => {
  expect(new Set(await submitAll(store, period, afterClosing))).toEqual(new Set(['written']));
  expect(new Set(await submitAll(store, period, afterClosing))).toEqual(new Set(['already_answered']));
  expect(await countedInList(store, 'course_evaluation_response')).toBe(7);
  expect((await readTables(store)).ballots).toHaveLength(7);
  expect(await foldPeriod(store, period.id, { now: afterSecondClosing })).toBe('folded');
  const results = await store.readMany(period.evaluations.map(({ id }) => ({ type: 'course_evaluation_result', id })));
  const completed = Object.fromEntries(results.map(({ id, completed: count }) => [id, count]));
  expect(period.evaluations.map(({ id }) => completed[id])).toEqual([3, undefined, 3]);
  const { records, ballots } = await readTables(store);
  const said = records.flatMap(({ type, text }) => (type === 'course_evaluation_comment' ? [text] : []));
  expect(said).toEqual(said.map(() => `said at ${afterClosing.toISOString()}`));
  expect([said.length, ballots.length]).toEqual([6, 0]);
  expect(await checkKeptTotals(store)).toMatchObject({ course_evaluation_comment: 6, course_evaluation_result: 3 });
};

describe('the discard of what a reopened period was answered', () => {
  test('is finished by the next sweep wherever it is killed, and all can answer again, once', async () => {
    const store = await openStore();
    const period = await answerAll(store);
    const before = await readTables(store);
    expect(before.ballots).toHaveLength(3);
    const writes = await dieAfter(store, Number.POSITIVE_INFINITY, (dying) => discard(dying, period));
    expect(writes).toBeGreaterThan(5);
    await requireNothingLeft(store, period);
    await requireSecondAnswers(store, period);
    for (const most of deaths(writes)) {
      await restoreTables(before, store);
      await dieAfter(store, most, (dying) => discard(dying, period));
      await requireNoHalfState(store, period);
      // Who asked for it and got no answer asks again; where it was written down the sweep needs nobody to ask.
      if ((await statusAt(store, period, afterClosing)) === 'closed') await reopenUntil(store, period.id, closesAgain);
      await sweepFolds(store, { now: afterClosing });
      await requireNothingLeft(store, period);
      // With what is left the same, what comes is the same.
      if (most % sample === 0) await requireSecondAnswers(store, period);
    }
  });
});
