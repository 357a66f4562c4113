import { expect, it } from 'vitest';
import { submitAnswers } from '../../../../../lib/domain/evaluations/answering/submit-answers.ts';
import { withdrawSection } from '../../../../../lib/domain/evaluations/coverage/withdraw-section.ts';
import { JsonApiError } from '../../../../../lib/errors/json-api-error.ts';
import { describeInProcess } from '../../../../support/routes-under-test.ts';
import { startService } from '../../../../support/service.ts';
import { nth, type OpenPeriod, openPeriod } from '../answering/support/open-period.ts';

const service = await startService();
const now = new Date();

const answer = (open: OpenPeriod, student: number, section: number) =>
  submitAnswers(service.store, {
    student: nth(open.students, student).id,
    period: open.period,
    evaluation: nth(open.evaluations, section),
    answers: [{ question: nth(nth(open.questions)).id, value: 4 }],
    now,
  });

const cancel = async ({ id, type }: { id: string; type: string }) => {
  const body = { data: { type, id, attributes: { cancelled: true } } };
  expect((await service.call('PATCH', `/api/v1/course_evaluation_sections/${id}`, { body })).status).toBe(200);
};

const patch = (open: OpenPeriod, attributes: object, headers = {}) => {
  const body = { data: { type: 'course_evaluation_period', id: open.period, attributes } };
  return service.call('PATCH', `/api/v1/course_evaluation_periods/${open.period}`, { body, headers });
};

const status = async (evaluation: string) =>
  (await service.call('GET', `/api/v1/course_evaluations/${evaluation}`)).status;

describeInProcess('sections that students have answered', () => {
  it('keep their evaluations when their class is cancelled or their source removes them, and take no more', async () => {
    const everyone = [
      [0, 1, 2, 3],
      [0, 1, 2, 3],
    ];
    const open = await openPeriod(service, { sections: 4, enrolments: everyone, now });
    await answer(open, 0, 0);
    await answer(open, 0, 1);
    for (const number of [0, 2]) await cancel(nth(open.sections, number));
    for (const number of [1, 3]) await withdrawSection(service.store, nth(open.sections, number).id, now);
    expect(await Promise.all(open.evaluations.map(status))).toEqual([200, 200, 404, 404]);
    for (const number of [0, 1, 2, 3]) {
      const refused = await answer(open, 1, number).catch((error: unknown) => error);
      expect(refused).toBeInstanceOf(JsonApiError);
      expect(refused).toMatchObject({ status: 404 });
    }
  });

  it('are counted where a change would discard what was answered, and in the rates', async () => {
    const open = await openPeriod(service, { sections: 2, enrolments: [[0, 1], [0], [1]], now });
    await Promise.all([answer(open, 0, 0), answer(open, 1, 0), answer(open, 0, 1)]);
    const rates = async () => {
      const path = `/api/v1/course_evaluation_periods/${open.period}/response_rates`;
      return (await service.call('GET', path)).document.meta;
    };
    expect(await rates()).toMatchObject({ sections: 2, enrolled: 4, completed: 3, response_rate: 0.75 });
    const discarded = { evaluations: 2, responses: 3 };
    for (const attributes of [{ draft: true }, { course_uuids: [] }]) {
      const refused = await patch(open, attributes);
      expect([refused.status, refused.document.errors[0].meta]).toEqual([409, { status: 'open', discarded }]);
    }
    expect(await rates()).toMatchObject({ completed: 3 });
  });

  it('are not counted for a token that may not read responses', async () => {
    const open = await openPeriod(service, { sections: 1, enrolments: [[0]], now });
    await answer(open, 0, 0);
    const headers = await service.authorize('periods:write');
    for (const attributes of [{ draft: true }, { course_uuids: [] }]) {
      const [error] = (await patch(open, attributes, headers)).document.errors;
      expect(error).toMatchObject({ code: 'would_discard_results', meta: { status: 'open' } });
      expect(error.meta).not.toHaveProperty('discarded');
      expect(error.detail).not.toMatch(/\d/);
    }
  });
});
