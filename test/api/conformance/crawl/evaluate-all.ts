import { respond } from '../../../support/respond.ts';
import { type TestService, toOne } from '../../../support/service.ts';

const period = '/api/v1/course_evaluation_periods';
const opens_at = '2020-08-06T12:00:00Z';
const closes_at = '2020-08-21T04:00:00Z';

const send = async (service: TestService, method: string, target: string, data: object) => {
  const answer = await service.call(method, target, { body: { data } });
  if (answer.status >= 300) throw new Error(answer.text);
  return answer.document.data;
};

const idsOf = async (service: TestService, collection: string): Promise<string[]> => {
  const ids: string[] = [];
  let address: string | null = `/api/v1/${collection}?page[size]=100&fields[${collection.slice(0, -1)}]=`;
  while (address !== null) {
    const { document }: Awaited<ReturnType<TestService['call']>> = await service.call('GET', address);
    ids.push(...document.data.map(({ id }: { id: string }) => id));
    address = document.links.next;
  }
  return ids;
};

/** Makes a closed period in each term that covers all courses, and responses to its evaluations. */
export const evaluateAll = async (service: TestService, responses: number): Promise<void> => {
  const courses = await idsOf(service, 'course_evaluation_courses');
  for (const id of await idsOf(service, 'course_evaluation_terms')) {
    const term = toOne({ type: 'course_evaluation_term', id });
    const { type, id: made } = await send(service, 'POST', period, {
      type: 'course_evaluation_period',
      attributes: { name: 'End of term', evaluation_type: 'end_of_term', course_uuids: courses },
      relationships: { term },
    });
    await send(service, 'POST', '/api/v1/course_evaluation_period_schedules', {
      type: 'course_evaluation_period_schedule',
      attributes: { opens_at, closes_at },
      relationships: { period: toOne({ type, id: made }) },
    });
    await send(service, 'PATCH', `${period}/${made}`, { type, id: made, attributes: { draft: false } });
  }
  await respond(service.store, responses);
};
