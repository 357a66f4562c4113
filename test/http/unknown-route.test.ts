import { describe, expect, it } from 'vitest';
import { answerRequest } from '../../infra/local/gateway/answer-request.ts';
import { operationRoutes } from '../../infra/local/gateway/operation-routes.ts';
import { startService } from '../support/service.ts';

await startService();

// Straight to the function behind `$default`, past the routes of the look-alike, which are kinder to slashes than AWS may be.
const ask = async (method: string, target: string) => {
  const { statusCode, body, headers } = await answerRequest(
    { routes: [], fallback: operationRoutes().fallback },
    {
      method,
      target,
      protocol: 'HTTP/1.1',
      headers: [['host', 'facet.test']],
      sourceIp: '127.0.0.1',
      body: Buffer.alloc(0),
      requestId: 'r',
      receivedAt: new Date(),
      port: 80,
    },
  );
  return { status: statusCode, allow: headers.allow, error: JSON.parse(String(body)).errors[0] };
};

describe('the function for all that no route takes', () => {
  it('knows no unknown path', async () => {
    expect(await ask('GET', '/api/v1/nothing')).toMatchObject({ status: 404, error: { code: 'unknown_path' } });
    expect(await ask('GET', '/')).toMatchObject({ status: 404, error: { title: 'Not Found' } });
  });

  it('says which methods a known path takes', async () => {
    expect(await ask('DELETE', '/api/v1/users')).toMatchObject({ status: 405, allow: 'POST, GET, HEAD, OPTIONS' });
    expect(await ask('PUT', '/api/v1/addresses/1')).toMatchObject({
      status: 405,
      allow: 'PATCH, GET, HEAD, DELETE, OPTIONS',
    });
  });

  it('never says that an operation is missing which exists', async () => {
    expect(await ask('POST', '/api/v1/users/')).toMatchObject({
      status: 404,
      error: { detail: 'There is nothing at /api/v1/users/; the address has no slash at the end' },
    });
  });
});
