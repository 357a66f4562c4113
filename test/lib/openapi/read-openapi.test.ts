import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { answerRequest } from '../../../infra/local/gateway/answer-request.ts';
import type { GatewayResponse } from '../../../infra/local/gateway/response.ts';
import { buildFiles } from '../../../infra/web/reference/build-files.ts';
import { routesUnderTest } from '../../support/routes-under-test.ts';
import { startService, type TestService } from '../../support/service.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'facet-pages-'));
let service: TestService;
beforeAll(async () => {
  process.env.FACET_FILES = folder;
  [service] = await Promise.all([startService(), buildFiles(folder)]);
});
afterAll(() => {
  rmSync(folder, { recursive: true });
});

const ask = (headers: Record<string, string> = {}, method = 'GET'): Promise<GatewayResponse> =>
  answerRequest(routesUnderTest(), {
    method,
    target: '/api/v1/openapi.json',
    protocol: 'HTTP/1.1',
    headers: Object.entries({ host: 'facet.test', ...headers }),
    sourceIp: '127.0.0.1',
    body: Buffer.alloc(0),
    requestId: '7',
    receivedAt: new Date(),
    port: 80,
  });

describe('GET /api/v1/openapi.json', () => {
  it('answers anybody, with the address under which it was asked', async () => {
    const { statusCode, headers, body } = await ask();
    expect(statusCode).toBe(200);
    expect(headers).toMatchObject({ 'content-type': 'application/json', 'access-control-allow-origin': '*' });
    const document = JSON.parse(String(body));
    expect(document.servers).toEqual([{ url: 'http://facet.test', description: 'This service.' }]);
    expect(String(body)).not.toContain('facet.example');
  });

  it('answers another address to those who ask under another', async () => {
    const { body } = await ask({ host: 'other.test:8080' });
    expect(JSON.parse(String(body)).servers[0].url).toBe('http://other.test:8080');
  });

  it.each(['gzip', 'br, gzip;q=0.5', '*'])('compresses for whoever accepts %s', async (encodings) => {
    const [packed, plain] = await Promise.all([ask({ 'accept-encoding': encodings }), ask()]);
    expect(packed.headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'Accept-Encoding' });
    expect(gunzipSync(packed.body).equals(plain.body)).toBe(true);
  });

  it.each(['', 'br', 'gzip;q=0', 'identity'])('does not compress for whoever accepts "%s"', async (encodings) => {
    expect((await ask({ 'accept-encoding': encodings })).headers).not.toHaveProperty('content-encoding');
  });

  it('sends nothing to whoever has it already', async () => {
    const etag = String((await ask()).headers.etag);
    const { statusCode, body, headers } = await ask({ 'if-none-match': `"x", ${etag}` });
    expect({ statusCode, length: body.length, etag: headers.etag }).toEqual({ statusCode: 304, length: 0, etag });
    expect((await ask({ 'if-none-match': '"x"' })).statusCode).toBe(200);
  });

  it('refuses other methods', async () => {
    const { statusCode, headers } = await ask({}, 'POST');
    expect({ statusCode, allow: headers.allow }).toEqual({ statusCode: 405, allow: 'GET, HEAD, OPTIONS' });
  });
});

describe('the check of every request and answer of the tests', () => {
  const users = (attributes: object) => ({ body: { data: { type: 'user', attributes } } });

  it('knows a name that is blank from one that is not', async () => {
    expect((await service.call('POST', '/api/v1/users', users({ display_name: ' ' }))).status).toBe(422);
    expect((await service.call('POST', '/api/v1/users', users({ display_name: '\u{1f600}'.repeat(255) }))).status).toBe(
      201,
    );
    expect((await service.call('POST', '/api/v1/users', users({ display_name: 'x'.repeat(256) }))).status).toBe(422);
  });
});
