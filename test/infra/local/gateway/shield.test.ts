import { describe, expect, it } from 'vitest';
import type { GatewayAddress } from '../../../../infra/local/gateway/gateway.ts';
import { sendRaw, serve } from '../support/serve.ts';

const fine = () => ({ statusCode: 200, body: 'fine' });

const ask = (headers: Record<string, string>, method = 'GET'): string => {
  const lines = Object.entries({ Host: 'localhost', Connection: 'close', ...headers }).map((pair) => pair.join(': '));
  return `${method} /test HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`;
};

const statusOf = async (headers: Record<string, string>, settings: Partial<GatewayAddress> = {}): Promise<number> => {
  const { baseUrl } = await serve(fine, undefined, settings);
  const port = new URL(baseUrl).port;
  const sent = Object.entries(headers).map(([name, value]) => [name, value.replace('PORT', port)] as const);
  return Number(/^HTTP\/1\.1 (\d+)/.exec(await sendRaw(baseUrl, ask(Object.fromEntries(sent))))?.[1]);
};

describe('a host', () => {
  it.each(['localhost', 'LOCALHOST:3000', '127.0.0.1', '127.0.0.1:PORT', '[::1]:PORT'])('%s is ours', async (Host) => {
    expect(await statusOf({ Host })).toBe(200);
  });

  it.each(['evil.example', 'localhost.evil.example', '127.0.0.1.evil.example', '192.0.2.7', '[2001:db8::7]', 'facet'])(
    '%s is not, whoever has led it here',
    async (Host) => {
      expect(await statusOf({ Host })).toBe(421);
    },
  );

  it('is ours when it is configured', async () => {
    expect(await statusOf({ Host: 'Facet:3000' }, { hosts: ['facet'] })).toBe(200);
  });

  it('is ours by any address, but by no name, when we listen at all of them', async () => {
    const settings = { host: '0.0.0.0' };
    expect(await statusOf({ Host: '192.0.2.7:PORT' }, settings)).toBe(200);
    expect(await statusOf({ Host: 'evil.example' }, settings)).toBe(421);
  });
});

describe('a page', () => {
  it.each([
    ['our own', { Host: '127.0.0.1:PORT', Origin: 'http://127.0.0.1:PORT' }],
    ['our own by name', { Host: 'localhost:PORT', Origin: 'http://localhost:PORT' }],
  ])('may call us: %s', async (_what, headers) => {
    expect(await statusOf(headers)).toBe(200);
  });

  it.each([
    ['another site', 'https://evil.example'],
    ['another port', 'http://localhost:1'],
    ['another scheme', 'https://localhost:PORT'],
    ['a file, or a frame without an origin', 'null'],
    ['what is none', 'localhost:PORT'],
  ])('may not: one of %s', async (_what, Origin) => {
    expect(await statusOf({ Host: 'localhost:PORT', Origin })).toBe(403);
  });

  it('may when its origin is configured, or is that of our public address', async () => {
    const Origin = 'https://app.example';
    expect(await statusOf({ Origin }, { origins: ['https://app.example'] })).toBe(200);
    expect(await statusOf({ Origin }, { origins: ['https://*'] })).toBe(200);
    expect(await statusOf({ Origin }, { publicOrigin: 'https://app.example' })).toBe(200);
    expect(await statusOf({ Origin }, { origins: ['https://app.example.org'] })).toBe(403);
  });

  it('is refused before any function runs', async () => {
    let calls = 0;
    const { baseUrl } = await serve(() => {
      calls += 1;
    });
    const request = ask({ Origin: 'https://evil.example', 'Content-Length': '3' }, 'POST');
    expect(await sendRaw(baseUrl, `${request}abc`)).toMatch(/ 403 Forbidden/);
    expect(calls).toBe(0);
  });
});
