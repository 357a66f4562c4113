import { setTimeout } from 'node:timers/promises';
import type { APIGatewayProxyEventV2, Context } from 'aws-lambda';
import { expect, it } from 'vitest';
import { pipeline } from '../../../lib/http/pipeline/pipeline.ts';

it.each([
  ['GET', 'repeat the same request'],
  ['POST', 'check whether the resource was created before you repeat the request'],
  ['PATCH', 'repeat the same request'],
])('a %s for which the time of the function is not enough says what to do', async (method, advice) => {
  const forever = () => setTimeout(60_000, { status: 204 } as const, { ref: false });
  const requestContext = { requestId: 'r', http: { method, sourceIp: '127.0.0.1' } };
  const event = { headers: {}, rawPath: '/', requestContext } as unknown as APIGatewayProxyEventV2;
  const context = { getRemainingTimeInMillis: () => 260 } as Context;
  const { statusCode, headers, body } = await pipeline('never-ends', [], forever)(event, context);
  expect([statusCode, headers?.['retry-after']]).toEqual([503, '1']);
  expect(JSON.parse(String(body)).errors).toMatchObject([
    { code: 'timeout', detail: `The request took longer than is allowed; ${advice}` },
  ]);
});
