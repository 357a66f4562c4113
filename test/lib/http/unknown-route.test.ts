import { describe, expect, it } from 'vitest';
import { answerRequest } from '../../../infra/local/gateway/answer-request.ts';
import { operationRoutes } from '../../../infra/local/gateway/operation-routes.ts';
import { startService } from '../../support/service.ts';

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
  const error = body.length === 0 ? undefined : JSON.parse(String(body)).errors?.[0];
  return { status: statusCode, allow: headers.allow, location: headers.location, error };
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

  it.each([
    ['a line end', '/api/v1/users/a%0d%0aset-cookie:%20b/', '/api/v1/users/a%0D%0Aset-cookie:%20b'],
    [
      'other scripts',
      '/api/v1/users/%C3%A9%E2%82%AC/?filter[a]=%E2%82%AC',
      '/api/v1/users/%C3%A9%E2%82%AC?filter%5Ba%5D=%E2%82%AC',
    ],
    ['a percent sign alone', '/api/v1/users/%25zz/', '/api/v1/users/%25zz'],
    ['markup', '/api/v1/users/%22%3Cb%3E/', '/api/v1/users/%22%3Cb%3E'],
  ])('leads to an address that is one, whatever is in the path: %s', async (_what, target, location) => {
    expect(await ask('GET', target)).toMatchObject({ status: 308, location: `http://facet.test${location}` });
  });

  it.each(['GET', 'HEAD', 'POST'])('leads %s to the address without a slash at the end', async (method) => {
    expect(await ask(method, '/api/v1/users/?page[size]=1&sort=-created_at')).toMatchObject({
      status: 308,
      location: 'http://facet.test/api/v1/users?page%5Bsize%5D=1&sort=-created_at',
    });
    expect(await ask(method, '/api/v1/users//')).toMatchObject({ status: 404 });
    expect(await ask('DELETE', '/api/v1/users/')).toMatchObject({ status: 405 });
  });
});
