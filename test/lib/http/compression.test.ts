import { request } from 'node:http';
import { text } from 'node:stream/consumers';
import { createGunzip } from 'node:zlib';
import { afterAll, describe, expect, it } from 'vitest';
import { startGateway } from '../../../infra/local/gateway/gateway.ts';
import { routesUnderTest } from '../../support/routes-under-test.ts';
import { startService } from '../../support/service.ts';

const service = await startService();
for (let index = 0; index < 20; index += 1) await service.seedUser();
const gateway = await startGateway(routesUnderTest(), { port: 0, host: '127.0.0.1' });
afterAll(() => gateway.stop());

interface Received {
  readonly encoding: string | undefined;
  readonly vary: string | undefined;
  readonly bytes: number;
  // biome-ignore lint/suspicious/noExplicitAny: a document can be anything until the test has looked at it
  readonly document: any;
}

// Not `fetch`, which asks for compression and undoes it by itself.
const receive = async (path: string, acceptEncoding?: string): Promise<Received> => {
  const { promise, resolve, reject } = Promise.withResolvers<import('node:http').IncomingMessage>();
  const headers = {
    authorization: `Bearer ${service.token}`,
    ...(acceptEncoding === undefined ? {} : { 'accept-encoding': acceptEncoding }),
  };
  request(`${gateway.baseUrl}${path}`, { headers }, resolve).on('error', reject).end();
  const response = await promise;
  const encoding = response.headers['content-encoding'];
  const body = await text(encoding === 'gzip' ? response.pipe(createGunzip()) : response);
  return {
    encoding,
    vary: response.headers.vary,
    bytes: Number(response.headers['content-length']),
    document: JSON.parse(body),
  };
};

const users = '/api/v1/users';

describe('a long answer', () => {
  it('comes compressed to a client that takes gzip, and says the same', async () => {
    const [plain, compressed] = [await receive(users), await receive(users, 'gzip')];
    expect(plain).toMatchObject({ encoding: undefined, vary: 'Accept, Accept-Encoding' });
    expect(compressed).toMatchObject({ encoding: 'gzip', vary: 'Accept, Accept-Encoding', document: plain.document });
    expect(compressed.bytes).toBeLessThan(plain.bytes / 4);
  });

  it.each([
    ['gzip, deflate, br', 'gzip'],
    ['br;q=1.0, GZIP;q=0.5', 'gzip'],
    ['*', 'gzip'],
    ['gzip;q=0.001', 'gzip'],
    ['identity;q=0.5, gzip', 'gzip'],
    ['gzip;q=0', undefined],
    ['gzip;q=0.0, *', undefined],
    ['*;q=0', undefined],
    ['identity, gzip;q=0.5', undefined],
    ['br', undefined],
    ['', undefined],
    ['gzipped', undefined],
  ])('for "Accept-Encoding: %s" has the encoding %s', async (accepted, encoding) => {
    expect((await receive(users, accepted)).encoding).toBe(encoding);
  });

  it('is compressed too when it is a refusal', async () => {
    const { encoding, document } = await receive(`${users}?${'x'.repeat(1_200)}=1`, 'gzip');
    expect(document.errors).toMatchObject([{ status: '400', code: 'unknown_parameter' }]);
    expect(encoding).toBe('gzip');
  });
});

it('a short answer comes as it is', async () => {
  const { encoding, vary } = await receive(`${users}?bogus=1`, 'gzip');
  expect({ encoding, vary }).toEqual({ encoding: undefined, vary: 'Accept, Accept-Encoding' });
});

it('gives each form of an answer a strong entity tag of its own, either of which is known again', async () => {
  const read = async (headers: Readonly<Record<string, string>>) => {
    const answer = await service.call('GET', users, { headers });
    return { status: answer.status, etag: answer.headers.etag ?? '' };
  };
  // The harness undoes no compression, and needs none: an answer that is known has no body.
  const plain = await read({});
  const compressed = plain.etag.replace(/"$/, '-gzip"');
  expect((await read({ 'if-none-match': compressed })).status).toBe(304);
  const response = await fetch(`${gateway.baseUrl}${users}`, {
    headers: { authorization: `Bearer ${service.token}`, 'accept-encoding': 'gzip' },
  });
  expect(response.headers.get('etag')).toMatch(/^"[\w-]{22}-gzip"$/);
  await response.arrayBuffer();
});
