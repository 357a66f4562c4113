import { expect, it } from 'vitest';
import { expectRefusal } from '../../../../support/expectations.ts';
import { actingFor } from '../../../../support/results.ts';
import { startService } from '../../../../support/service.ts';

const service = await startService();
const [clerk, chair] = [await service.seedUser('Clerk'), await service.seedUser('Chair')];
const headers = await actingFor(service.store, clerk, 'users:write');

const change = (id: string, attributes: object, as = {}) =>
  service.call('PATCH', `/api/v1/users/${id}`, { headers: as, body: { data: { type: 'user', id, attributes } } });

it.each([{ emails: ['clerk@university.example'] }, { employee_ids: { hr: 'E-1' } }, { primary_employee_id: 'E-2' }])(
  'nobody who acts for a user gives somebody %j, and could sign in, or be imported, as them',
  async (attributes) => {
    for (const { id } of [chair, clerk])
      expectRefusal(await change(id, attributes, headers), 403, {
        code: 'authority_required',
        detail: expect.stringContaining('addresses and numbers that identify people'),
        source: { pointer: '/data' },
      });
    expect((await change(chair.id, attributes)).status).toBe(200);
  },
);

it('whoever acts for a user changes all else, and sends back what there is', async () => {
  const attributes = { display_name: 'Chair of Mathematics', emails: ['clerk@university.example'] };
  expect((await change(chair.id, attributes, headers)).status).toBe(200);
});

const create = (attributes: object, more = {}) =>
  service.call('POST', '/api/v1/users', {
    headers: { ...headers, ...more },
    body: { data: { type: 'user', attributes: { display_name: 'New', ...attributes } } },
  });

it('nobody who acts for a user creates a user with what identifies another', async () => {
  const owner = {
    emails: ['x@university.example', 'Owner@university.example'],
    employee_ids: { hr: 'E-7', old: 'E-8' },
    primary_employee_id: 'E-10',
  };
  const { id } = await service.seed('user', { display_name: 'Owner', ...owner });
  for (const [field, value] of [
    ['emails', ['new@university.example', 'OWNER@university.example']],
    ['employee_ids', { payroll: 'E-8' }],
    ['primary_employee_id', 'E-10'],
  ] as const)
    expectRefusal(await create({ [field]: value }), 403, {
      code: 'authority_required',
      detail: expect.stringContaining('addresses and numbers that identify other users'),
      source: { pointer: `/data/attributes/${field}` },
    });
  // Those of an integration do: sources may share an address.
  expect((await create({ emails: owner.emails }, { authorization: `Bearer ${service.token}` })).status).toBe(201);
  expect((await change(id, { display_name: 'Same owner' })).status).toBe(200);
});

it('whoever acts for a user creates somebody with what nobody has, and is answered the same again', async () => {
  const again = { 'idempotency-key': 'new-user' };
  const attributes = { emails: ['fresh@university.example'], employee_ids: { hr: 'E-9' }, primary_employee_id: 'E-11' };
  const [first, second] = [await create(attributes, again), await create(attributes, again)];
  expect([first.status, second.status]).toEqual([201, 201]);
  expect(second.document.data.id).toBe(first.document.data.id);
  expect((await create(attributes)).status).toBe(403);
});
