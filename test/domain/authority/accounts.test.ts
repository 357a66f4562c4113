import { expect, it } from 'vitest';
import { expectRefusal } from '../../support/expectations.ts';
import { actingFor } from '../../support/results.ts';
import { startService } from '../../support/service.ts';

const service = await startService();
const [clerk, chair] = [await service.seedUser('Clerk'), await service.seedUser('Chair')];
const headers = await actingFor(service.store, clerk, 'users:write');

const change = (id: string, attributes: object, as = {}) =>
  service.call('PATCH', `/api/v1/users/${id}`, { headers: as, body: { data: { type: 'user', id, attributes } } });

it.each([{ emails: ['clerk@university.example'] }, { employee_ids: { hr: 'E-1' } }])(
  'nobody who acts for a user gives somebody %j, and could sign in as them',
  async (attributes) => {
    for (const { id } of [chair, clerk])
      expectRefusal(await change(id, attributes, headers), 403, {
        code: 'authority_required',
        detail: expect.stringContaining('addresses and numbers by which people sign in'),
        source: { pointer: '/data' },
      });
    expect((await change(chair.id, attributes)).status).toBe(200);
  },
);

it('whoever acts for a user changes all else, and sends back what there is', async () => {
  const attributes = { display_name: 'Chair of Mathematics', emails: ['clerk@university.example'] };
  expect((await change(chair.id, attributes, headers)).status).toBe(200);
});
