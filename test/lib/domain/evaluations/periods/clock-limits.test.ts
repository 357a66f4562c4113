import { describe, expect, inject, test } from 'vitest';
import { submitAnswers } from '../../../../../lib/domain/evaluations/answering/submit-answers.ts';
import { foldPeriod } from '../../../../../lib/domain/evaluations/closing/fold-period.ts';
import { myEvaluations } from '../../../../../lib/domain/evaluations/questions/my-evaluations.ts';
import { judgeResult } from '../../../../../lib/domain/evaluations/results/reading/judge-result.ts';
import { valuesOf } from '../../../../../lib/model/definition/record-fields.ts';
import type { AnyResource } from '../../../../../lib/model/definition/resource.ts';
import { courseEvaluationPeriod } from '../../../../../lib/resources/course-evaluations/course-evaluation-period.ts';
import { periodReference } from '../../../../../lib/resources/course-evaluations/coverage.ts';
import { documentClient } from '../../../../../lib/store/client.ts';
import { Store } from '../../../../../lib/store/store.ts';
import { openTestTable } from '../../../../support/table.ts';
import { refusalOf } from '../answering/support/submitting.ts';
import { askPeriod, closes, opens, setPeriod } from '../closing/support/answered-period.ts';

const { tableName } = await openTestTable();
const store = new Store(documentClient(inject('endpoint')), tableName);

/** An instant, by so many milliseconds later. */
const at = (instant: string, ms = 0): Date => new Date(Date.parse(instant) + ms);

const period = await askPeriod(store, [{ enrolled: 4, teachers: 0 }], { minimum_response_threshold: 1 });
const [evaluation] = period.evaluations;
if (evaluation === undefined) throw new Error('no evaluation');

const submit = (student: number, now: Date) => {
  const answers = [{ question: period.questions.overall, value: 4 }];
  const id = evaluation.students[student] ?? '';
  return submitAnswers(store, { student: id, period: period.id, evaluation: evaluation.id, answers, now });
};

describe('a period at its limits', () => {
  test('takes answers from the millisecond in which it opens to the last before it closes', async () => {
    const open = async (now: Date) =>
      (await myEvaluations(store, { id: evaluation.students[3] ?? '', period: period.id }, now)).evaluations.length;
    expect(await refusalOf(submit(0, at(opens, -1)))).toMatchObject({ errors: [{ meta: { status: 'scheduled' } }] });
    expect(await open(at(opens, -1))).toBe(0);
    await submit(0, at(opens));
    expect(await open(at(opens))).toBe(1);
    await submit(1, at(closes, -1));
    expect(await open(at(closes, -1))).toBe(1);
    expect(await refusalOf(submit(2, at(closes)))).toMatchObject({ errors: [{ meta: { status: 'closed' } }] });
    expect(await open(at(closes))).toBe(0);
  });

  test('is folded from the millisecond in which it closes, and then takes no answer that is on its way', async () => {
    expect(await foldPeriod(store, period.id, { now: at(closes, -1) })).toBe('not_closed');
    await submit(2, at(closes, -1));
    expect(await foldPeriod(store, period.id, { now: at(closes) })).toBe('folded');
    const result = await store.read({ type: 'course_evaluation_result', id: evaluation.id });
    expect(result).toMatchObject({ status: 'available', completed: 3, enrolled: 4 });
    const record = await store.read(periodReference(period.id));
    if (record === undefined) throw new Error('not there');
    // By a clock that is behind, too: the period shows what a submission hears.
    const { computed }: AnyResource = courseEvaluationPeriod;
    const values = valuesOf(courseEvaluationPeriod, record);
    expect(computed.status?.of({ record, values, now: at(closes, -1) })).toBe('closed');
    // It was let in before the end, and would be written after it.
    expect(await refusalOf(submit(3, at(closes, -1)))).toMatchObject({ status: 409, errors: [{ code: 'not_open' }] });
  });

  const later = at(closes, 3_600_000).toISOString();
  const own = { overrides_results_release_at: true };
  test.each([
    ['by its period', later, {}, later],
    ['by itself, later', closes, { ...own, results_release_at: later }, later],
    ['by itself, earlier', null, { ...own, results_release_at: later }, later],
    ['before it closes, which is when it closes', opens, {}, closes],
    ['by itself before it closes', null, { ...own, results_release_at: opens }, closes],
  ])('shows a result from the millisecond in which it is released %s', async (_how, release, settings, from) => {
    await setPeriod(store, period.id, { results_release_at: release });
    const [record, stored] = [
      await store.read(periodReference(period.id)),
      await store.read({ type: 'course_evaluation_result', id: evaluation.id }),
    ];
    if (record === undefined || stored === undefined) throw new Error('not there');
    const result = { ...stored, ...settings };
    const judge = (now: Date) => judgeResult({ kind: 'reader' }, { result, period: record, now });
    expect(judge(at(from))).toEqual({ sees: 'all of it' });
    // What has been counted is closed, by any clock.
    expect(judge(at(from, -1))).toEqual({ withheld: 'not_released' });
    expect(judgeResult({ kind: 'office' }, { result, period: record, now: at(closes) })).toEqual({ sees: 'all of it' });
  });
});
