import { describe, expect, it } from 'vitest';
import { hasLongHead } from '../../../../infra/local/gateway/request.ts';
import { openThrottle } from '../../../../infra/local/gateway/throttle.ts';
import { cors } from '../../../../infra/service/cors.ts';
import { serve } from '../support/serve.ts';

const fine = () => ({ statusCode: 200, headers: { 'access-control-allow-origin': '*' }, body: 'fine' });
const Origin = 'https://app.example';
const origins = { origins: [Origin] };

describe('a request line and headers', () => {
  it.each([
    ['a header', (length: number) => ({ path: '/test', headers: { x: 'y'.repeat(length) } })],
    ['the path', (length: number) => ({ path: `/test?q=${'y'.repeat(length)}`, headers: {} })],
    [
      'both',
      (length: number) => ({ path: `/test?q=${'y'.repeat(5_000)}`, headers: { x: 'y'.repeat(length - 5_000) } }),
    ],
  ])('are answered up to 10,240 bytes and refused above, in %s', async (_what, make) => {
    const { baseUrl } = await serve(fine);
    const send = async (length: number) => {
      const { path, headers } = make(length);
      return fetch(`${baseUrl}${path}`, { headers: headers as Record<string, string> });
    };
    // The client's own headers take less than 300.
    expect((await send(9_900)).status).toBe(200);
    const refused = await send(10_240);
    expect([refused.status, await refused.json()]).toEqual([431, { message: 'Request Header Fields Too Large' }]);
  });

  it('count by method, target, protocol and the values of headers, to the byte', () => {
    const head = { method: 'GET', target: '/test', protocol: 'HTTP/1.1' };
    const others = 'GET /test HTTP/1.1'.length + 'localhost'.length;
    const isLong = (length: number) =>
      hasLongHead({
        ...head,
        headers: [
          ['Host', 'localhost'],
          ['X', 'y'.repeat(length - others)],
        ],
      });
    expect([isLong(10_240), isLong(10_241)]).toEqual([false, true]);
  });

  it('are refused in the same words where Node reads no further', async () => {
    const { baseUrl } = await serve(fine);
    const refused = await fetch(`${baseUrl}/test`, { headers: { x: 'y'.repeat(30_000) } });
    expect([refused.status, await refused.json()]).toEqual([431, { message: 'Request Header Fields Too Large' }]);
  });
});

describe('a throttle', () => {
  it('admits a burst and then the rate', () => {
    let now = 0;
    const admits = openThrottle({ rateLimit: 10, burstLimit: 3 }, () => now);
    expect(Array.from({ length: 5 }, admits)).toEqual([true, true, true, false, false]);
    now = 100;
    expect([admits(), admits()]).toEqual([true, false]);
    now = 100_000;
    expect(Array.from({ length: 4 }, admits)).toEqual([true, true, true, false]);
  });

  it('answers 429 in the words of the gateway', async () => {
    const { baseUrl } = await serve(fine, undefined, { throttle: { rateLimit: 0.001, burstLimit: 1 } });
    expect((await fetch(`${baseUrl}/test`)).status).toBe(200);
    const refused = await fetch(`${baseUrl}/test`);
    expect([refused.status, await refused.json()]).toEqual([429, { message: 'Too Many Requests' }]);
  });
});

describe('a preflight', () => {
  const ask = async (settings: object, headers: Record<string, string>) => {
    const { baseUrl } = await serve(fine, undefined, settings);
    return fetch(`${baseUrl}/test`, { method: 'OPTIONS', headers });
  };
  const question = { Origin, 'Access-Control-Request-Method': 'PATCH' };

  it('is answered by the gateway for an origin that is configured', async () => {
    const answer = await ask(origins, question);
    expect(answer.status).toBe(204);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'access-control-allow-origin': Origin,
      'access-control-allow-methods': 'GET,HEAD,POST,PATCH,DELETE',
      'access-control-allow-headers':
        'authorization,content-type,accept,accept-language,idempotency-key,if-match,if-none-match,prefer',
      'access-control-expose-headers': cors.exposedHeaders.join(','),
      'access-control-max-age': '3600',
    });
  });

  it('is refused for any other', async () => {
    expect((await ask(origins, { ...question, Origin: 'https://evil.example' })).status).toBe(403);
    expect((await ask({}, question)).status).toBe(403);
  });

  it('is none without the method that it asks for: the default route answers', async () => {
    expect((await ask(origins, { Origin })).status).toBe(404);
  });
});

describe('an answer to a page', () => {
  it('may be read by an origin that is configured, whatever the function says', async () => {
    const { baseUrl } = await serve(fine, undefined, origins);
    const { headers } = await fetch(`${baseUrl}/test`, { headers: { Origin } });
    expect(headers.get('access-control-allow-origin')).toBe(Origin);
    expect(headers.get('access-control-expose-headers')).toBe(cors.exposedHeaders.join(','));
  });

  it('has no such headers where nobody from elsewhere has asked', async () => {
    const { baseUrl } = await serve(fine, undefined, origins);
    expect((await fetch(`${baseUrl}/test`)).headers.get('access-control-allow-origin')).toBeNull();
  });

  it('has the headers of the function where no origin is configured', async () => {
    const { baseUrl } = await serve(fine);
    expect((await fetch(`${baseUrl}/test`)).headers.get('access-control-allow-origin')).toBe('*');
  });

  it('may be read when it is a refusal, too', async () => {
    const { baseUrl } = await serve(fine, undefined, origins);
    const { status, headers } = await fetch(`${baseUrl}/test`, {
      method: 'POST',
      headers: { Origin, x: 'y'.repeat(11_000) },
    });
    expect([status, headers.get('access-control-allow-origin')]).toEqual([431, Origin]);
  });
});
