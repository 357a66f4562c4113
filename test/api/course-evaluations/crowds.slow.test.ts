import { describe, expect, it } from 'vitest';
import { nth, openPeriod } from '../../lib/domain/evaluations/answering/support/open-period.ts';
import { submittingTo } from '../../lib/domain/evaluations/answering/support/submitting.ts';
import { startService, type TestAnswer, toOne } from '../../support/service.ts';
import { authorizeStudent } from '../../support/student-token.ts';

const service = await startService();
const crowd = 50;

const all = (request: (number: number) => Promise<TestAnswer>): Promise<TestAnswer[]> =>
  Promise.all(Array.from({ length: crowd }, (_, number) => request(number)));

const statusesOf = (answers: readonly TestAnswer[]) => [...new Set(answers.map(({ status }) => status))];

describe('fifty requests at once', () => {
  it('give the first answers of a class, whose question sets nobody has answered yet: all count, once', async () => {
    const enrolments = Array.from({ length: crowd }, () => [0]);
    const open = await openPeriod(service, { sections: 1, enrolments, now: new Date() });
    const period = { type: 'course_evaluation_period', id: open.period };
    await service.seed('course_evaluation_question_set', { name: 'Another' }, { period: toOne(period) });
    const evaluation = { type: 'course_evaluation', id: nth(open.evaluations) };
    const tokens = await Promise.all(open.students.map(({ id }) => authorizeStudent(service, id, open.period)));
    const answers = [{ question: nth(nth(open.questions)).id, value: 4 }];
    const data = {
      type: 'course_evaluation_response',
      attributes: { answers },
      relationships: { evaluation: toOne(evaluation) },
    };
    const submit = (number: number) =>
      service.call('POST', '/api/v1/course_evaluation_responses', { body: { data }, headers: nth(tokens, number) });
    expect(statusesOf(await all(submit))).toEqual([201]);
    const { ballotsOf, countOf } = submittingTo(service);
    expect(await ballotsOf(evaluation.id)).toEqual(Array.from({ length: crowd }, () => answers));
    expect(await countOf(evaluation.id)).toBe(crowd);
    const rates = await service.call('GET', `/api/v1/course_evaluation_periods/${open.period}/response_rates`);
    expect(rates.document.meta).toMatchObject({ enrolled: crowd, completed: crowd });
  });

  it('change one record: each is written, and none overwrites what another has changed', async () => {
    const { id } = await service.seedUser();
    const patch = (number: number) => {
      const attributes = number % 2 === 0 ? { display_name: `Name ${number}` } : { primary_employee_id: `E${number}` };
      return service.call('PATCH', `/api/v1/users/${id}`, { body: { data: { type: 'user', id, attributes } } });
    };
    const answers = await all(patch);
    expect(statusesOf(answers)).toEqual([200]);
    const versions = answers.map(({ document }) => document.data.meta.version);
    expect(new Set(versions).size).toBe(crowd);
    const { document } = await service.call('GET', `/api/v1/users/${id}`);
    expect(document.data.meta.version).toBe(Math.max(...versions));
    expect(document.data.attributes).toMatchObject({
      display_name: expect.stringMatching(/^Name \d*[02468]$/),
      primary_employee_id: expect.stringMatching(/^E\d*[13579]$/),
    });
  });
});
