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

it.each([users, '/api/v1'])('answers 304 under the tag that each form of an answer has: %s', async (path) => {
  const read = async (encoding: string, known?: string) => {
    const headers = { authorization: `Bearer ${service.token}`, 'accept-encoding': encoding };
    const response = await fetch(`${gateway.baseUrl}${path}`, {
      headers: { ...headers, ...(known !== undefined && { 'if-none-match': known }) },
    });
    await response.arrayBuffer();
    return { status: response.status, etag: response.headers.get('etag') ?? '' };
  };
  const [plain, compressed] = [await read('identity'), await read('gzip')];
  expect(compressed.etag).toBe(plain.etag.replace(/"$/, '-gzip"'));
  for (const [encoding, { etag }] of [['identity', plain] as const, ['gzip', compressed] as const])
    expect(await read(encoding, etag)).toEqual({ status: 304, etag });
  expect(await read('gzip', plain.etag)).toEqual({ status: 200, etag: compressed.etag });
});
