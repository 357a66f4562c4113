import { expect, it } from 'vitest';
import { copySets } from '../../../../../lib/domain/evaluations/questions/copy-sets.ts';
import { guardQuestions, guardSets } from '../../../../../lib/domain/evaluations/questions/refuse-answered.ts';
import { noteAnswered } from '../../../../../lib/domain/evaluations/tally/answered-sets.ts';
import { noChange } from '../../../../../lib/model/validation/change.ts';
import { createRecord } from '../../../../../lib/model/write/create.ts';
import { deleteRecord } from '../../../../../lib/model/write/delete.ts';
import { dependentsOf } from '../../../../../lib/model/write/dependents.ts';
import { courseEvaluationQuestion } from '../../../../../lib/resources/course-evaluations/course-evaluation-question.ts';
import { courseEvaluationQuestionSet } from '../../../../../lib/resources/course-evaluations/course-evaluation-question-set.ts';
import { types } from '../../../../../lib/resources/registry.ts';
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
        const guard = guardSets({ store, now: new Date() });
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

it('a question is not deleted once its set is answered, at whatever moment', async () => {
  const type = 'course_evaluation_question';
  await atEveryCall(service.store, async () => {
    const set = await newSet(await newPeriod());
    const section = await service.seed(`${set.type}_section`, { name: 'Pace' }, { question_set: toOne(set) });
    const question = await service.seed(
      type,
      { text: 'Clear?', kind: 'text' },
      { question_set_section: toOne(section), question_set: toOne(set) },
    );
    let wasThere = false;
    return {
      meanwhile: async () => {
        await noteAnswered(service.store, [set]);
        wasThere = (await service.store.read(question)) !== undefined;
      },
      work: async (store) => {
        const resource = courseEvaluationQuestion;
        const guard = guardQuestions({ store, now: new Date() });
        const deletion = { resource, dependents: dependentsOf(resource, types.values()), guard };
        const status = await statusOf(deleteRecord(store, deletion, question.id, new Date()));
        expect(status).toBe(wasThere ? 409 : 200);
        expect((await service.store.read(question)) !== undefined).toBe(wasThere);
      },
    };
  });
});
