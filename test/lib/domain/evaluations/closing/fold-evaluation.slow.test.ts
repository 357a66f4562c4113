import { beforeEach, describe, expect, inject, test } from 'vitest';
import { Circumstances } from '../../../../../lib/domain/evaluations/closing/circumstances.ts';
import { foldEvaluation } from '../../../../../lib/domain/evaluations/closing/fold-evaluation.ts';
import { detailKeys } from '../../../../../lib/domain/evaluations/results/result-details.ts';
import { periodReference } from '../../../../../lib/resources/course-evaluations/coverage.ts';
import { documentClient } from '../../../../../lib/store/client.ts';
import { Store } from '../../../../../lib/store/store.ts';
import { openTestTable } from '../../../../support/table.ts';
import { afterClosing, answer, askPeriod } from './support/answered-period.ts';
import { ballotsOf, only, resultOf } from './support/folding.ts';

let store: Store;
beforeEach(async () => {
  const { tableName } = await openTestTable();
  store = new Store(documentClient(inject('endpoint')), tableName);
});

describe('a result whose details are more than one transaction takes', () => {
  test('is written whole', async () => {
    const period = await askPeriod(store, [{ enrolled: 4, teachers: 0 }], { minimum_response_threshold: 3 });
    const evaluation = only(period.evaluations);
    const choices = Array.from({ length: 50 }, (_, place) => `${'k'.repeat(37)}_${place}`);
    // Stand-ins for questions that would take longer to make than to count.
    const questions = Array.from({ length: 1_000 }, () => ({
      id: crypto.randomUUID(),
      kind: 'multiple_choice' as const,
      subject: 'course' as const,
      choices,
    }));
    for (const student of [0, 1, 2])
      await answer(
        store,
        evaluation,
        student,
        questions.map(({ id }) => ({ question: id, choices: choices.slice(student, student + 1) })),
      );
    const [record, closed] = await store.readMany([
      { type: 'course_evaluation', id: evaluation.id },
      periodReference(period.id),
    ]);
    const circumstance = (await new Circumstances(store).of([evaluation.section])).get(evaluation.section);
    if (record === undefined || closed === undefined || circumstance === undefined) throw new Error('not there');
    const of = { record: closed, generation: 0, questions, now: afterClosing };
    expect(await foldEvaluation(store, of, { record, circumstance, tally: undefined })).toBe(true);
    const { record: result, units } = await resultOf(store, evaluation);
    expect(detailKeys(result ?? { id: '' }).length).toBeGreaterThan(40);
    expect(only(units).questions.map(({ n }) => n)).toEqual(questions.map(() => 3));
    expect(await ballotsOf(store)).toEqual([]);
  });
});
