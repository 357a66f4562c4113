import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { operations, routes } from '../../../lib/operations.ts';
import { expectRefusal, forAll, startConformance } from './conformance.ts';

const conformance = await startConformance();

// Of a path that names a relationship, the first of its type.
const fill = (path: string): string => {
  const [{ relationships: [first = ''] = [] } = {}] = routes.filter((each) => each.path === path);
  return path.replace('{relationship}', first).replace(/\{\w+\}/g, () => randomUUID());
};

const methodsOf = (path: string): string[] => [
  ...new Set(Object.values(operations).flatMap((operation) => (operation.path === path ? [operation.method] : []))),
];

describe('unknown paths', () => {
  it.each([
    '/api',
    '/api/v2/users',
    '/api/v1/nothing',
    '/api/v1/Users',
    '/api/v1//users',
    '/api/v1/nothing/',
    '/api/v1/folders//parent',
    `/api/v1/folders/${randomUUID()}/parent/parent`,
    '/api/v1/nothing%2F1',
    '/api/v1/nothing/%2e%2e/%2e%2e',
    '/%ff',
    '/__proto__',
    '//',
  ])('refuses %s', async (target) => {
    for (const method of ['GET', 'POST', 'PATCH', 'DELETE']) {
      const answer = await conformance.call(method, target, method === 'GET' ? {} : { body: {} });
      expectRefusal(answer, 404, { code: 'unknown_path', detail: expect.stringContaining('There is nothing at ') });
    }
  });
});

const paths = [...new Set(Object.values(operations).map(({ path }) => path))];

describe.each(paths)('other methods of %s', (path) => {
  const known = methodsOf(path);
  const others = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'TRACE'].filter((each) => !known.includes(each));

  it('are refused with the methods that there are, also with a trailing slash', () =>
    forAll(others, async (method) => {
      // The path of a relationship's own operations can be that of the general one, which answers GET.
      const answer = await conformance.call(method, fill(path));
      if (method === 'GET' && answer.status !== 405) return;
      const detail = expect.stringContaining(` does not allow ${method}; allowed: `);
      expectRefusal(answer, 405, { code: 'method_not_allowed', detail });
      expect(answer.headers.allow?.split(', ')).toEqual(expect.arrayContaining(known));
      expect(answer.headers.allow).not.toContain(method);
      expect((await conformance.call('PUT', `${fill(path)}/`)).status).toBe(405);
    }));
});
