import { describe, expect, it } from 'vitest';
import { operationRoutes } from '../../../../infra/local/gateway/operation-routes.ts';
import { matchRoute, type RouteTable } from '../../../../infra/local/gateway/route.ts';
import { routes } from '../../../../lib/operations.ts';

const stub = (name: string) => ({ name, load: () => Promise.reject(new Error('never loaded')) });

const table: RouteTable = {
  routes: [
    { method: 'GET', path: '/v1/things/{id}', function: stub('read') },
    { method: 'PATCH', path: '/v1/things/{id}', function: stub('update') },
    { method: 'GET', path: '/v1/things/{id}/{relationship}', function: stub('related') },
    { method: 'GET', path: '/v1/things/{id}/parts', function: stub('parts') },
    { method: 'POST', path: '/v1/things', function: stub('create') },
  ],
  fallback: stub('fallback'),
};

const nameOf = (method: string, path: string): string => matchRoute(table, method, path).function.name;

describe('routing', () => {
  it.each([
    ['GET', '/v1/things/a b', 'read'],
    ['PATCH', '/v1/things/1', 'update'],
    ['GET', '/v1/things/1/parts', 'parts'],
    ['GET', '/v1/things/1/wholes', 'related'],
    ['POST', '/v1/things', 'create'],
  ])('sends %s %s to %s', (method, path, name) => {
    expect(nameOf(method, path)).toBe(name);
  });

  it.each([
    ['DELETE', '/v1/things/1'],
    ['HEAD', '/v1/things/1'],
    ['GET', '/v1/things/'],
    ['POST', '/v1/things/'],
    ['GET', '/v1/things/1/'],
    ['GET', '/v1/things//'],
    ['GET', '/v1/things//parts'],
    ['GET', '/V1/things/1'],
    ['GET', '/v1/things/1/2/3'],
    ['GET', '/'],
    ['OPTIONS', '*'],
  ])('sends %s %s to the default route', (method, path) => {
    expect(matchRoute(table, method, path)).toMatchObject({ routeKey: '$default', function: { name: 'fallback' } });
  });

  it('gives the route key and the parameters', () => {
    const { routeKey, pathParameters } = matchRoute(table, 'GET', '/v1/things/é/parts');
    expect({ routeKey, pathParameters }).toEqual({
      routeKey: 'GET /v1/things/{id}/parts',
      pathParameters: { id: 'é' },
    });
  });
});

describe('a route of any method', () => {
  const called = (name: string) => ({ name, load: async () => () => undefined });
  const anyTable = {
    routes: [
      { method: 'ANY', path: '/v1/things/{id}/{part}', function: called('related') },
      { method: 'ANY', path: '/v1/things/{id}', function: called('read') },
      { method: 'PATCH', path: '/v1/things/{id}', function: called('update') },
      { method: 'POST', path: '/v1/things/{id}/parts', function: called('create') },
    ],
    fallback: called('fallback'),
  };

  it.each([
    ['HEAD', '/v1/things/1', 'read'],
    ['OPTIONS', '/v1/things/1', 'read'],
    ['PATCH', '/v1/things/1', 'update'],
    ['POST', '/v1/things/1/parts', 'create'],
    ['DELETE', '/v1/things/1/parts', 'related'],
    ['GET', '/v1/things', 'fallback'],
  ])('leaves %s %s to %s', (method, path, name) => {
    expect(matchRoute(anyTable, method, path).function.name).toBe(name);
  });
});

describe('the routes of the operations', () => {
  it.each(routes.map(({ name, method, path }) => [name, method, path]))('lead to %s', (name, method, path) => {
    expect(matchRoute(operationRoutes(), method, path).function.name).toBe(name);
  });

  it('are those that are built', () => {
    expect(operationRoutes().routes.map((route) => route.function.name)).toEqual(routes.map(({ name }) => name));
  });
});
