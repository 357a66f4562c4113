import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { startGateway } from '../../../../infra/local/gateway/gateway.ts';
import type { Handler } from '../../../../infra/local/gateway/route.ts';
import { serve, toFunction } from '../support/serve.ts';

const type = { 'content-type': 'application/vnd.api+json' };
const failed = '{"message":"Internal Server Error"}';

const catchErrorLine = () => {
  const spy = vi.spyOn(console, 'error').mockImplementation(() => {});
  return (): unknown => JSON.parse(String(spy.mock.calls[0]?.[0]));
};

describe('the gateway', () => {
  it('sends a request through the function of its route', async () => {
    const { baseUrl } = await serve((event) => ({
      statusCode: 201,
      headers: { ...type, location: '/x' },
      body: event.body,
    }));
    const response = await fetch(`${baseUrl}/test`, { method: 'POST', headers: type, body: '{"data":1}' });
    expect(response.status).toBe(201);
    expect(Object.fromEntries(response.headers)).toMatchObject({ ...type, location: '/x', 'content-length': '10' });
    expect(response.headers.get('apigw-requestid')).toMatch(/^[0-9a-f-]{36}$/);
    expect(await response.text()).toBe('{"data":1}');
  });

  it('gives the function the address that the client used', async () => {
    const { baseUrl } = await serve((event) => event.requestContext);
    const context = (await (await fetch(`${baseUrl}/test`)).json()) as APIGatewayProxyEventV2['requestContext'];
    expect(context).toMatchObject({ domainName: new URL(baseUrl).host, http: { sourceIp: '127.0.0.1' } });
  });

  it('gives the function a Lambda context with a deadline', async () => {
    const { baseUrl } = await serve((event, context) => ({
      left: context.getRemainingTimeInMillis(),
      sameId: context.awsRequestId === event.requestContext.requestId,
      name: context.functionName,
    }));
    const answer = (await (await fetch(`${baseUrl}/test`)).json()) as { left: number };
    expect(answer).toMatchObject({ sameId: true, name: 'facet-test' });
    expect(answer.left).toBeGreaterThan(9_000);
    expect(answer.left).toBeLessThanOrEqual(10_000);
  });

  it('sends several cookies as several headers', async () => {
    const { baseUrl } = await serve(() => ({ statusCode: 200, cookies: ['a=1', 'b=2'] }));
    expect((await fetch(`${baseUrl}/test`)).headers.getSetCookie()).toEqual(['a=1', 'b=2']);
  });

  it.each(['HEAD', 'OPTIONS', 'DELETE', 'PUT'])('sends %s to the default route', async (method) => {
    const { baseUrl } = await serve(() => 'never');
    expect((await fetch(`${baseUrl}/test`, { method })).status).toBe(404);
  });

  it('answers 204 without a body', async () => {
    const { baseUrl } = await serve(() => ({ statusCode: 204, body: 'dropped' }));
    const response = await fetch(`${baseUrl}/test`);
    expect(response.status).toBe(204);
    expect(await response.text()).toBe('');
  });

  it('answers HEAD with the length that the function returns, and 304 with none', async () => {
    const answer: Handler = ({ requestContext: { http } }) =>
      http.method === 'HEAD' ? { statusCode: 200, headers: { 'content-length': '17' } } : { statusCode: 304 };
    const { baseUrl, stop } = await startGateway(
      { routes: [], fallback: toFunction('fallback', answer) },
      { port: 0, host: '127.0.0.1' },
    );
    onTestFinished(stop);
    const lengthOf = async (method: string) => (await fetch(baseUrl, { method })).headers.get('content-length');
    expect([await lengthOf('HEAD'), await lengthOf('GET')]).toEqual(['17', null]);
  });
});

describe('a function that fails', () => {
  it('is answered with 500 and one line in the log, and the next request is served', async () => {
    const errorLine = catchErrorLine();
    let calls = 0;
    const { baseUrl } = await serve(() => {
      calls += 1;
      if (calls === 1) throw new TypeError('secret detail');
      return 'fine';
    });
    const response = await fetch(`${baseUrl}/test`);
    expect([response.status, await response.text()]).toEqual([500, failed]);
    expect(errorLine()).toMatchObject({
      level: 'ERROR',
      operation: 'test',
      errorType: 'TypeError',
      errorMessage: 'secret detail',
    });
    expect((await fetch(`${baseUrl}/test`)).status).toBe(200);
  });

  it('is answered with 500 when its time is over', async () => {
    const errorLine = catchErrorLine();
    const { baseUrl } = await serve(() => new Promise(() => {}), 0.05);
    const response = await fetch(`${baseUrl}/test`);
    expect([response.status, await response.text()]).toEqual([500, failed]);
    expect(errorLine()).toMatchObject({ errorMessage: 'Task timed out after 0.05 seconds' });
  });

  it.each([
    ['a header that HTTP does not allow', () => ({ statusCode: 200, headers: { 'x-bad': 'a\nb' } })],
    ['a value that is no JSON', () => ({ huge: 1n })],
    ['a status code that is none', () => ({ statusCode: 1 })],
  ])('is answered with 500 for %s', async (_what, handler) => {
    catchErrorLine();
    const { baseUrl } = await serve(handler);
    const response = await fetch(`${baseUrl}/test`);
    expect([response.status, await response.text()]).toEqual([500, failed]);
  });
});
