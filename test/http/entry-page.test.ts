import { expect, it } from 'vitest';
import { startService } from '../support/service.ts';

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
  const answers = await Promise.all(
    Object.values<string>(collections).map((each) => service.call('GET', each.slice(17))),
  );
  expect(answers.map((answer) => answer.status)).toEqual(answers.map(() => 200));
  expect(answers.length).toBeGreaterThan(29);
});
