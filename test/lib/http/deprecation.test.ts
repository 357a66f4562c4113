import { expect, it } from 'vitest';
import { answerRequest } from '../../../infra/local/gateway/answer-request.ts';
import { operationRoutes } from '../../../infra/local/gateway/operation-routes.ts';
import { read } from '../../../lib/http/operations/read.ts';
import { update } from '../../../lib/http/operations/update.ts';
import { operationsOf } from '../../../lib/model/definition/operations.ts';
import { describeOperations } from '../../../lib/openapi/described-operation.ts';
import { operationObject } from '../../../lib/openapi/operation-object.ts';
import { department } from '../../../lib/resources/organisation/department.ts';
import { recordLog } from '../../support/log-lines.ts';
import { describeInProcess } from '../../support/routes-under-test.ts';
import { startService } from '../../support/service.ts';

const deprecated = { since: '2026-11-01', sunset: '2027-05-01', see: 'https://facet.example/changes' };
const ending = { ...department, endpoints: { ...department.endpoints, read: { deprecated }, update: { deprecated } } };

const service = await startService();
const { id } = await service.seed('department', { name: 'Physics' });
const path = '/api/v1/departments/{id}';
const called = (handler: ReturnType<typeof read>) => ({ name: 'ending', load: async () => handler });
const table = {
  routes: [
    { method: 'GET', path, function: called(read(ending)) },
    { method: 'PATCH', path, function: called(update(ending)) },
  ],
  fallback: operationRoutes().fallback,
};

const lines = recordLog({ STAGE: 'test' });

const ask = (method: string, authorization: string, target = `/api/v1/departments/${id}`) =>
  answerRequest(table, {
    method,
    target,
    protocol: 'HTTP/1.1',
    headers: [
      ['host', 'facet.test'],
      ['authorization', authorization],
      ['content-type', 'application/vnd.api+json'],
    ],
    sourceIp: '127.0.0.1',
    body: Buffer.from(
      method === 'GET' ? '' : JSON.stringify({ data: { type: 'department', id, attributes: { name: 'Chemistry' } } }),
    ),
    requestId: 'r',
    receivedAt: new Date(),
    port: 80,
  });

const headers = {
  deprecation: '@1793491200',
  sunset: 'Sat, 01 May 2027 00:00:00 GMT',
  link: '<https://facet.example/changes>; rel="deprecation"',
};

describeInProcess('an operation that will end', () => {
  it('says so in every answer, refusals among them', async () => {
    const bearer = `Bearer ${service.token}`;
    for (const [status, answer] of [
      [200, await ask('GET', bearer)],
      [200, await ask('PATCH', bearer)],
      [400, await ask('GET', bearer, `/api/v1/departments/${id}?colour=red`)],
      [401, await ask('GET', 'Bearer nothing')],
    ] as const) {
      expect(answer.statusCode).toBe(status);
      expect(answer.headers).toMatchObject(headers);
    }
  });

  it('has a log line and a metric that say who still calls it', async () => {
    await ask('GET', `Bearer ${service.token}`);
    const line = JSON.parse(lines.at(-1) ?? '');
    expect(line).toMatchObject({ deprecated: true, tokenId: service.token.split('_')[1], DeprecatedCalls: 1 });
  });

  it('is unlike all others', async () => {
    const answer = await service.call('GET', `/api/v1/departments/${id}`);
    expect(Object.keys(answer.headers)).not.toEqual(expect.arrayContaining(['deprecation']));
    expect(JSON.parse(lines.at(-1) ?? '')).not.toHaveProperty('DeprecatedCalls');
  });
});

it('is marked in the OpenAPI document', () => {
  const rows = operationsOf(ending).filter(({ kind }) => kind === 'read' || kind === 'delete');
  const objects = describeOperations(rows.map((row) => ({ ...row, summary: row.name }))).map((described) =>
    operationObject(described, () => undefined),
  );
  expect(objects.map((each) => [each.operationId, each.deprecated])).toEqual([
    ['read-department', true],
    ['delete-department', undefined],
  ]);
  expect(objects[0]?.description).toContain(
    'It ends on 2027-05-01; [what to use instead](https://facet.example/changes).',
  );
});
