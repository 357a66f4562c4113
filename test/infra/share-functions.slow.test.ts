import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import { afterAll, describe, expect, it } from 'vitest';
import { bundleFunctions } from '../../infra/bundle/build.ts';
import { planRoutes, sharedFunction } from '../../infra/bundle/share-functions.ts';
import { apiDefinition } from '../../infra/constructs/api-definition.ts';
import { completeEvent } from '../../infra/local/gateway/invoke-operation.ts';
import { buildContext } from '../../infra/local/gateway/run-function.ts';
import { accessOf } from '../../infra/policies/table-access.ts';
import { operationNamed, routes } from '../../lib/operations.ts';
import { accessOfAny, many } from './support/many-operations.ts';

describe('the routes of the service', () => {
  it('are one for each operation, as long as an API has room for them', () => {
    const few = routes.slice(0, 270);
    expect(planRoutes(few, accessOf)).toEqual({ routes: few, shared: new Map() });
  });
});

describe('400 operations', () => {
  const plan = planRoutes(many, accessOfAny);

  it('fit an API of 300 routes and 300 integrations, with room to spare', () => {
    expect(plan.routes.length + 1).toBeLessThanOrEqual(295);
    expect(new Set(plan.routes.map(({ name }) => name)).size).toBe(plan.routes.length);
  });

  it('are all served, each by its own route or by the one of its shape', () => {
    const served = [
      ...plan.routes.map(({ name }) => name),
      ...[...plan.shared.values()].flat().map(({ name }) => name),
    ];
    for (const { name } of many) expect(served).toContain(name);
    expect([...plan.shared.keys()]).toContain('shared-get-id-relationship');
  });

  it('share a function only with those that may do the same', () => {
    for (const members of plan.shared.values())
      expect(new Set(members.map(({ name }) => accessOfAny(name).join())).size).toBe(1);
  });

  it('are fewer bytes of definition than half a template', () => {
    const settings = { corsOrigins: [] };
    const definition = apiDefinition({ stage: 'sandbox', routes: many, fallback: 'unknown-route', settings });
    expect(JSON.stringify(definition).length).toBeLessThan(500_000);
  });
});

describe('a function that operations share', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'facet-shared-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  it('hands each request to the operation of its collection, and answers 404 for what is none', async () => {
    const members = ['read-address', 'read-phone-number'].map((name) => operationNamed(name));
    const [bundle] = await bundleFunctions([sharedFunction('shared-get-id', members)], folder);
    const { handler } = await import(bundle?.file ?? '');
    const call = async (collection: string): Promise<APIGatewayProxyStructuredResultV2> => {
      const route = {
        method: 'GET',
        path: '/api/v1/{collection}/{id}',
        function: { name: 'shared', load: () => handler },
      };
      const pathParameters = { collection, id: crypto.randomUUID() };
      const event: APIGatewayProxyEventV2 = completeEvent(route, { pathParameters });
      return handler(event, buildContext('shared', 'request', 10));
    };
    const answers = await Promise.all(['addresses', 'phone_numbers', 'phones', 'constructor'].map(call));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([401, 401, 404, 404]);
    expect(JSON.parse(answers[2]?.body ?? '').errors[0].code).toBe('unknown_path');
  });
});
