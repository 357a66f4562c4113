import { describe, expect, it } from 'vitest';
import { completeEvent, invokeOperation } from '../../../../infra/local/gateway/invoke-operation.ts';
import { toFunction } from '../support/serve.ts';

const route = { method: 'PATCH', path: '/v1/things/{id}', function: toFunction('update-thing', () => null) };

describe('an event from a file', () => {
  it('gets everything that it lacks', () => {
    const event = completeEvent(route, { pathParameters: { id: 'a b' }, queryStringParameters: { include: 'user' } });
    expect(event).toMatchObject({
      version: '2.0',
      routeKey: 'PATCH /v1/things/{id}',
      rawPath: '/v1/things/a b',
      rawQueryString: 'include=user',
      queryStringParameters: { include: 'user' },
      pathParameters: { id: 'a b' },
      headers: { host: 'localhost', 'x-forwarded-proto': 'http' },
      requestContext: { http: { method: 'PATCH', path: '/v1/things/a b' }, stage: '$default', domainName: 'localhost' },
      isBase64Encoded: false,
    });
  });

  it('may have its body as JSON', () => {
    const { body, headers } = completeEvent(route, { body: { data: { type: 'thing' } } });
    expect(body).toBe('{"data":{"type":"thing"}}');
    expect(headers['content-type']).toBe('application/vnd.api+json');
  });

  it('keeps what it has', () => {
    const requestContext = { requestId: 'mine', domainName: 'api.example.org' };
    const headers = { Accept: '*/*', 'Content-Type': 'application/json' };
    const event = completeEvent(route, {
      rawPath: '/other',
      body: 'aGk=',
      isBase64Encoded: true,
      headers,
      requestContext,
    });
    expect(event).toMatchObject({ rawPath: '/other', body: 'hi', isBase64Encoded: false, requestContext });
    expect(event.headers).toMatchObject({ accept: '*/*', 'content-type': 'application/json' });
  });
});

describe('invoking', () => {
  it('refuses an operation that does not exist and names those that do', async () => {
    await expect(invokeOperation('read-nothing', {})).rejects.toThrow(
      /no operation "read-nothing"[\s\S]*update-address/,
    );
  });
});
