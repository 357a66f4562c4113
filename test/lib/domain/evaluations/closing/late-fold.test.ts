import { expect, inject, test } from 'vitest';
import { scanTable } from '../../../../../infra/tools/bench/scan-table.ts';
import { Circumstances } from '../../../../../lib/domain/evaluations/closing/circumstances.ts';
import { foldEvaluation } from '../../../../../lib/domain/evaluations/closing/fold-evaluation.ts';
import { foldPeriod, withQuestions } from '../../../../../lib/domain/evaluations/closing/fold-period.ts';
import { periodReference } from '../../../../../lib/resources/course-evaluations/coverage.ts';
import { putBallotStep } from '../../../../../lib/store/ballots.ts';
import { documentClient } from '../../../../../lib/store/client.ts';
import { Store } from '../../../../../lib/store/store.ts';
import { openTestTable } from '../../../../support/table.ts';
import { afterClosing, answer, askPeriod } from './support/answered-period.ts';

const { tableName } = await openTestTable();
const store = new Store(documentClient(inject('endpoint')), tableName);

/** A class that has been folded, and a fold of it that began at the same time and is slower. */
const foldTwice = async () => {
  const period = await askPeriod(store, [{ enrolled: 4, teachers: 0 }], { minimum_response_threshold: 3 });
  const [evaluation] = period.evaluations;
  if (evaluation === undefined) throw new Error('no evaluation');
  const words = { question: period.questions.words, text: 'Fine.' };
  for (const student of [0, 1, 2]) await answer(store, evaluation, student, [words]);
  const circumstance = (await new Circumstances(store).of([evaluation.section])).get(evaluation.section);
  const [record, closed] = [
    await store.read({ type: 'course_evaluation', id: evaluation.id }),
    await store.read(periodReference(period.id)),
  ];
  if (circumstance === undefined || record === undefined || closed === undefined) throw new Error('not there');
  const later = async () => {
    const late = { record, circumstance, tally: { folded: true } };
    return foldEvaluation(store, await withQuestions(store, closed, afterClosing), late);
  };
  await foldPeriod(store, period.id, { now: afterClosing });
  return { later, evaluation: evaluation.id, ballot: { answers: [words] } };
};

const commentsOf = async (evaluation: string) =>
  (await scanTable(store)).filter(
    (item) => item.type === 'course_evaluation_comment' && item.evaluation === evaluation,
  );

const leftOf = async (evaluation: string) =>
  (await scanTable({ client: store.client, tableName: store.ballotsTableName })).filter(({ pk }) => pk === evaluation);

test('a fold that finds the ballots gone leaves the comments of the faster one alone', async () => {
  const { later, evaluation } = await foldTwice();
  const before = await commentsOf(evaluation);
  expect(before).toHaveLength(3);
  expect(await later()).toBe(false);
  expect(await commentsOf(evaluation)).toEqual(before);
  expect(await leftOf(evaluation)).toEqual([]);
});

test('a fold that finds some of the ballots writes none of their texts, and leaves no key', async () => {
  const { later, evaluation, ballot } = await foldTwice();
  const before = await commentsOf(evaluation);
  // As if the other were deleting them still.
  await store.write([putBallotStep(evaluation, ballot)]);
  expect(await later()).toBe(false);
  expect(await commentsOf(evaluation)).toEqual(before);
  expect((await leftOf(evaluation)).map(({ sk }) => sk)).not.toContain('fold');
});
