import { expect, it } from 'vitest';
import { scanTable } from '../../../infra/tools/bench/scan-table.ts';
import { evaluationId } from '../../../lib/resources/course-evaluations/coverage.ts';
import { startService, toMany, toOne } from '../../support/service.ts';

const service = await startService();
const { seed, store } = service;
const collection = '/api/v1/course_evaluation_periods';
const type = 'course_evaluation_period';

it('courses that leave a period take also more responses with them than fit into a record', async () => {
  const term = await seed('course_evaluation_term', { name: 'Spring' });
  const section = await seed('course_evaluation_section', { name: '0101' }, { term: toOne(term) });
  const course = await seed('course_evaluation_course', { name: 'Topology' }, { sections: toMany(section) });
  const attributes = { name: 'Finals', evaluation_type: 'end_of_term', course_uuids: [course.id] };
  const { document } = await service.call('POST', collection, {
    body: { data: { type, attributes, relationships: { term: toOne(term) } } },
  });
  const { id } = document.data;
  const evaluation = { type: 'course_evaluation', id: evaluationId(id, section.id) };
  const responses = [];
  for (let batch = 0; batch < 21; batch += 1) {
    responses.push(
      ...(await Promise.all(
        Array.from({ length: 10 }, () => seed('course_evaluation_response', {}, { evaluation: toOne(evaluation) })),
      )),
    );
  }
  const body = { data: { type, id, attributes: { course_uuids: [] } } };
  expect((await service.call('PATCH', `${collection}/${id}`, { body })).status).toBe(200);
  expect(await store.readMany(responses)).toEqual([]);
  const left = (await scanTable(store)).filter(({ pk, sk }) => `${pk}/${sk}`.includes(evaluation.id));
  expect(left).toEqual([]);
});
