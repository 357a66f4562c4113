import { type TestService, toOne } from '../../../support/service.ts';

export const type = 'course_evaluation_period_message';

export const messages = `/api/v1/${type}s`;

/** A period with a schedule, not opened. */
export const seedPeriod = async (service: TestService, times: object = {}) => {
  const term = await service.seed('course_evaluation_term', { name: 'Autumn' });
  const attributes = { name: 'Finals', evaluation_type: 'end_of_term' };
  const period = await service.seed('course_evaluation_period', attributes, { term: toOne(term) });
  const schedule = { opens_at: '2027-01-10T08:00:00.000Z', closes_at: '2027-01-20T22:59:59.000Z', ...times };
  await service.seed('course_evaluation_period_schedule', schedule, { period: toOne(period) });
  return period;
};

/** The body of a request that plans a message. */
export const messageBody = (
  period: { readonly type: string; readonly id: string },
  attributes: object = {},
  relationships: object = {},
) => ({
  data: {
    type,
    attributes: { purpose: 'reminder', when: { anchor: 'closes_at', days: -2 }, ...attributes },
    relationships: { period: toOne(period), ...relationships },
  },
});

/** Plans a message; answers its id and address. */
export const planMessage = async (service: TestService, attributes: object = {}, relationships: object = {}) => {
  const period = await seedPeriod(service);
  const answer = await service.call('POST', messages, { body: messageBody(period, attributes, relationships) });
  if (answer.status !== 201) throw new Error(answer.text);
  const { id } = answer.document.data as { readonly id: string };
  return { id, period, target: `${messages}/${id}` };
};
