import { describe, expect, it } from 'vitest';
import { planRoutes } from '../../infra/bundle/share-functions.ts';
import { sourceOf } from '../../infra/constructs/allow-invocation.ts';
import type { apiDefinition } from '../../infra/constructs/api-definition.ts';
import { functionNameOf } from '../../infra/constructs/function-name.ts';
import { accessOf } from '../../infra/policies/table-access.ts';
import { routeMethodOf } from '../../infra/service/route-method.ts';
import { routes as operations } from '../../lib/operations.ts';
import { propertiesOf, synthesise } from './support/synthesise.ts';

// Operations beyond the room of an API share routes.
const { routes, shared } = planRoutes(operations, accessOf);
const { api, groups, resources } = synthesise();
const [{ Body }] = propertiesOf(resources, 'AWS::ApiGatewayV2::Api') as [{ Body: ReturnType<typeof apiDefinition> }];
const { components } = Body;
const paths: Readonly<Record<string, object>> = Body.paths;
const integrations = components['x-amazon-apigateway-integrations'];

describe('the definition of the API', () => {
  it('routes every operation and page, and sends all else to one function', () => {
    const keys = Object.entries(paths).flatMap(([path, methods]) =>
      Object.keys(methods).map(
        (method) => `${method.replace('x-amazon-apigateway-any-method', 'any').toUpperCase()} ${path}`,
      ),
    );
    const wanted = routes.map((route) => `${routeMethodOf(route)} ${route.path}`);
    expect(keys.sort()).toEqual([...wanted, 'ANY /$default'].sort());
    expect(paths['/$default']).toMatchObject({ 'x-amazon-apigateway-any-method': { isDefaultRoute: true } });
  });

  it('serves every operation, by its own route or by one whose path its own has the form of', () => {
    for (const operation of operations) {
      const { name, method, path } = operation;
      const [sharedName] = [...shared].find(([, members]) => members.includes(operation)) ?? [name];
      const route = routes.find((each) => each.name === sharedName);
      const form = new RegExp(`^${route?.path.replace('{collection}', '[a-z_]+').replaceAll(/[{}]/g, '\\$&')}$`);
      expect([route?.method, path]).toEqual([method, expect.stringMatching(form)]);
    }
  });

  it('is all that there is of routes: one resource is one call of the control plane', () => {
    const types = new Set(resources.map(({ Type }) => Type));
    expect([...types].filter((type) => /ApiGatewayV2::(?:Route|Integration)$/.test(type))).toEqual([]);
    api.resourceCountIs('AWS::ApiGatewayV2::Api', 1);
  });

  it('names the parameters of each path', () => {
    const related = paths['/api/v1/users/{id}/{relationship}'] as Record<
      'x-amazon-apigateway-any-method',
      { parameters: { name: string }[] }
    >;
    expect(related['x-amazon-apigateway-any-method'].parameters.map(({ name }) => name)).toEqual([
      'id',
      'relationship',
    ]);
  });

  it('calls the version in service of functions that there are, with the payload that they read', () => {
    const names = new Set(propertiesOf(resources, 'AWS::Lambda::Function').map(({ FunctionName }) => FunctionName));
    for (const [name, { uri, payloadFormatVersion }] of Object.entries(integrations)) {
      const [, called] = /:function:([\w-]+):live\/invocations/.exec(JSON.stringify(uri)) ?? [];
      expect(called).toBe(functionNameOf('sandbox', name));
      expect(names).toContain(called);
      expect(payloadFormatVersion).toBe('2.0');
    }
  });

  it('is let in by every function for its own route, and by the one of the default route for any', () => {
    const permissions = [...groups, api].flatMap((each) =>
      Object.values(
        each.findResources('AWS::Lambda::Permission', { Properties: { Principal: 'apigateway.amazonaws.com' } }),
      ),
    );
    const sources = permissions.map(({ Properties }) => Properties.SourceArn['Fn::Join'][1].at(-1).slice(1));
    expect(sources.sort()).toEqual([...routes.map(sourceOf), '*/*'].sort());
  });
});

describe('the name of a function', () => {
  it('has at most the 64 characters that Lambda allows, and stays different', () => {
    const stage = 'a-stage-of-thirty-one-character';
    const named = new Set([...operations, ...routes].map(({ name }) => name));
    const names = [...named].map((name) => functionNameOf(stage, name));
    expect(Math.max(...names.map((name) => name.length))).toBeLessThanOrEqual(64);
    expect(new Set(names).size).toBe(named.size);
  });
});
