import { expect, it } from 'vitest';
import { expectRefusal } from '../../support/expectations.ts';
import { startService } from '../../support/service.ts';

const service = await startService();
const path = '/api/v1/course_evaluation_terms';
const type = 'course_evaluation_term';
const create = (attributes: object) =>
  service.call('POST', path, { body: { data: { type, attributes: { name: 'Spring', ...attributes } } } });

it('refuses a term that ends before it starts, also where a change of one date makes it so', async () => {
  const refusal = {
    code: 'before_start_date',
    detail: 'End date must be on or after start date',
    meta: { field: 'end_date' },
  };
  const pointer = { source: { pointer: '/data/attributes/end_date' } };
  expectRefusal(await create({ start_date: '2026-02-01', end_date: '2026-01-31' }), 422, { ...refusal, ...pointer });
  const oneDay = await create({ start_date: '2026-02-01', end_date: '2026-02-01' });
  expect(oneDay.status, oneDay.text).toBe(201);
  expect((await create({ end_date: '2026-01-31' })).status).toBe(201);
  const { id } = oneDay.document.data;
  const patch = (attributes: object) =>
    service.call('PATCH', `${path}/${id}`, { body: { data: { type, id, attributes } } });
  expectRefusal(await patch({ end_date: '2026-01-31' }), 422, { ...refusal, ...pointer });
  expectRefusal(await patch({ start_date: '2026-02-02' }), 422, refusal);
  expect((await patch({ start_date: null, end_date: '2026-01-31' })).status).toBe(200);
});
