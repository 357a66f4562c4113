import { expect, it } from 'vitest';
import { forEachAtOnce } from '../../../lib/runtime/at-once.ts';
import { startService } from '../../support/service.ts';

const service = await startService();

it('the entry document leads to every collection and to the description, and asks for no token', async () => {
  const { status, document, headers } = await service.call('GET', '/api/v1', { headers: { authorization: undefined } });
  expect({ status, type: headers['content-type'] }).toEqual({ status: 200, type: 'application/vnd.api+json' });
  const { collections } = document.meta;
  expect(collections).toMatchObject({ users: 'http://facet.test/api/v1/users', imports: expect.any(String) });
  expect(document.links).toEqual({
    self: 'http://facet.test/api/v1',
    describedby: 'http://facet.test/api/v1/openapi.json',
  });
  const statuses = new Map<string, number>();
  // Few at a time: each may be the first call of its function, which then loads during those of the others, within its ten seconds.
  await forEachAtOnce(Object.values<string>(collections), 4, async (each) => {
    statuses.set(each, (await service.call('GET', each.slice(17))).status);
  });
  expect(new Set(statuses.values())).toEqual(new Set([200]));
  expect(statuses.size).toBeGreaterThan(29);
});
