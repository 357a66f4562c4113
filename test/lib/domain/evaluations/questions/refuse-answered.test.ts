import { expect, it } from 'vitest';
import { copySets } from '../../../../../lib/domain/evaluations/questions/copy-sets.ts';
import { guardSets } from '../../../../../lib/domain/evaluations/questions/refuse-answered.ts';
import { noChange } from '../../../../../lib/model/validation/change.ts';
import { createRecord } from '../../../../../lib/model/write/create.ts';
import { courseEvaluationQuestionSet } from '../../../../../lib/resources/course-evaluations/course-evaluation-question-set.ts';
import type { StoredRecord } from '../../../../../lib/store/record.ts';
import { statusOf } from '../../../../support/expectations.ts';
import { atEveryCall } from '../../../../support/interleave.ts';
import { startService, toOne } from '../../../../support/service.ts';

const service = await startService();
const term = await service.seed('course_evaluation_term', { name: 'Fall' });

const newPeriod = () =>
  service.seed('course_evaluation_period', { name: 'Finals', evaluation_type: 'midterm' }, { term: toOne(term) });

const newSet = (period: StoredRecord) =>
  service.seed('course_evaluation_question_set', { name: 'Course' }, { period: toOne(period) });

const remove = ({ id }: StoredRecord) => service.call('DELETE', `/api/v1/course_evaluation_question_sets/${id}`);

it('a question set is created although another of the period is deleted, at whatever moment', async () => {
  await atEveryCall(service.store, async () => {
    const period = await newPeriod();
    const other = await newSet(period);
    const change = { ...noChange, attributes: { name: 'Staff' }, toOne: { period } };
    return {
      meanwhile: () => remove(other),
      work: async (store) => {
        const guard = guardSets(store);
        const created = createRecord(store, courseEvaluationQuestionSet, change, { now: new Date(), guard });
        expect(await statusOf(created)).toBe(200);
      },
    };
  });
});

it('question sets are copied although another of the period is deleted, at whatever moment', async () => {
  await atEveryCall(service.store, async () => {
    const [source, target] = [await newPeriod(), await newPeriod()];
    await newSet(source);
    const other = await newSet(target);
    const change = { ...noChange, toOne: { source } };
    return {
      meanwhile: () => remove(other),
      work: async (store) => {
        expect(await copySets(store, { target: target.id, change }, new Date())).toHaveLength(1);
      },
    };
  });
});
