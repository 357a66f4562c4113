import { beforeEach, describe, expect, inject, test } from 'vitest';
import { scanTable } from '../../../../../infra/tools/bench/scan-table.ts';
import { Circumstances } from '../../../../../lib/domain/evaluations/closing/circumstances.ts';
import { foldBatch } from '../../../../../lib/domain/evaluations/closing/fold-batch.ts';
import { foldPeriod, withQuestions } from '../../../../../lib/domain/evaluations/closing/fold-period.ts';
import { sweepFolds } from '../../../../../lib/domain/evaluations/closing/sweep-folds.ts';
import { discardBallots } from '../../../../../lib/domain/evaluations/discarding/discard-answers.ts';
import { discardPeriod } from '../../../../../lib/domain/evaluations/discarding/discard-period.ts';
import { noteAnswered } from '../../../../../lib/domain/evaluations/tally/answered-sets.ts';
import { isAnsweredSet } from '../../../../../lib/domain/evaluations/tally/items.ts';
import { linkedIds } from '../../../../../lib/model/definition/record-fields.ts';
import { periodReference } from '../../../../../lib/resources/course-evaluations/coverage.ts';
import { statusOfPeriod } from '../../../../../lib/resources/course-evaluations/period-times.ts';
import { documentClient } from '../../../../../lib/store/client.ts';
import type { StoredRecord } from '../../../../../lib/store/record.ts';
import { Store } from '../../../../../lib/store/store.ts';
import { openTestTable } from '../../../../support/table.ts';
import { type AskedPeriod, afterClosing, answer, askPeriod } from '../closing/support/answered-period.ts';
import { reopenUntil, tracesOf } from '../closing/support/reopening.ts';

let store: Store;
beforeEach(async () => {
  const { tableName } = await openTestTable();
  store = new Store(documentClient(inject('endpoint')), tableName);
});

const at = { now: afterClosing };
const later = '2025-12-20T05:00:00.000Z';
const afterLater = { now: new Date('2025-12-21T00:00:00.000Z') };
const here = {};
const anywhere = { ballots: discardBallots };

const answered = async (): Promise<AskedPeriod> => {
  const classes = [
    { enrolled: 4, teachers: 1 },
    { enrolled: 3, teachers: 0 },
    { enrolled: 2, teachers: 0 },
  ];
  const period = await askPeriod(store, classes, { minimum_response_threshold: 3 });
  for (const [index, evaluation] of period.evaluations.entries())
    for (let student = 0; student < 3 - index; student += 1)
      await answer(store, evaluation, student, [
        { question: period.questions.overall, value: 5, comment: `words ${student}` },
      ]);
  return period;
};

const readPeriod = async ({ id }: AskedPeriod): Promise<StoredRecord> => {
  const record = await store.read(periodReference(id));
  if (record === undefined) throw new Error('no period');
  return record;
};

const questionSets = async (period: AskedPeriod): Promise<StoredRecord[]> => {
  const ids = linkedIds(await readPeriod(period), 'question_sets');
  expect(ids.length).toBeGreaterThan(0);
  return store.readMany(ids.map((id) => ({ type: 'course_evaluation_question_set', id })));
};

const reopen = ({ id }: AskedPeriod): Promise<void> => reopenUntil(store, id, later);

const statusNow = async (period: AskedPeriod) => statusOfPeriod(await readPeriod(period), afterClosing);
const ballotsThere = () => scanTable({ client: store.client, tableName: store.ballotsTableName });

const traces = () => tracesOf(store);

describe('a period that is reopened', () => {
  test('has lost its results with all that was answered, and takes answers again', async () => {
    const period = await answered();
    await foldPeriod(store, period.id, at);
    expect((await traces()).length).toBeGreaterThan(10);
    await noteAnswered(store, await questionSets(period));
    await reopen(period);
    expect((await questionSets(period)).every(isAnsweredSet)).toBe(true);
    expect(await statusNow(period)).toBe('scheduled');
    expect(await discardPeriod(store, period.id, here)).toBe(true);
    expect(await statusNow(period)).toBe('open');
    expect(await traces()).toEqual([]);
    expect((await questionSets(period)).some(isAnsweredSet)).toBe(false);
    const [first] = period.evaluations;
    if (first === undefined) throw new Error('no evaluation');
    for (const student of [0, 1, 2, 3])
      await answer(store, first, student, [{ question: period.questions.overall, value: 2 }]);
    expect(await sweepFolds(store, afterLater)).toMatchObject({ folded: 1 });
    expect(await store.read({ type: 'course_evaluation_result', id: first.id })).toMatchObject({ completed: 4 });
    expect(await ballotsThere()).toEqual([]);
  });

  test('waits for the sweep where ballots are not counted yet: nobody else may touch them', async () => {
    const period = await answered();
    await reopen(period);
    expect(await discardPeriod(store, period.id, here)).toBe(false);
    expect(await statusNow(period)).toBe('scheduled');
    expect(await ballotsThere()).toHaveLength(6);
    await sweepFolds(store, at);
    expect(await ballotsThere()).toEqual([]);
    expect(await traces()).toEqual([]);
    expect(await statusNow(period)).toBe('open');
  });

  test('keeps what is answered after that, whoever discards once more', async () => {
    const period = await answered();
    await foldPeriod(store, period.id, at);
    await reopen(period);
    await discardPeriod(store, period.id, anywhere);
    const [first] = period.evaluations;
    if (first === undefined) throw new Error('no evaluation');
    await answer(store, first, 0, []);
    expect(await discardPeriod(store, period.id, anywhere)).toBe(true);
    await sweepFolds(store, at);
    expect(await ballotsThere()).toHaveLength(1);
  });

  test('is not closed by a fold that began before', async () => {
    const period = await answered();
    const before = await withQuestions(store, await readPeriod(period), afterClosing);
    await reopen(period);
    await discardPeriod(store, period.id, anywhere);
    const ids = period.evaluations.map(({ id }) => id);
    const folding = { period: before, circumstances: new Circumstances(store) };
    expect(await foldBatch(store, ids, folding)).toBe(false);
    expect(await traces()).toEqual([]);
    for (const evaluation of period.evaluations) await answer(store, evaluation, 0, []);
    expect(await ballotsThere()).toHaveLength(3);
  });
});
