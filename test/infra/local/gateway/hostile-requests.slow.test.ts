import { connect } from 'node:net';
import { describe, expect, it } from 'vitest';
import { maxBodyBytes } from '../../../../infra/local/gateway/read-body.ts';
import { sendRaw, serve } from '../support/serve.ts';

const echoLength = (event: { body?: string }) => ({ statusCode: 200, body: String(event.body?.length ?? 0) });

const readDocument = (answer: string): unknown => JSON.parse(answer.slice(answer.indexOf('\r\n\r\n') + 4));

// API Gateway's own form, not that of this API.
const tooLarge = { message: 'Request Entity Too Large' };

describe('a body', () => {
  it('is accepted up to 10 MB', async () => {
    const { baseUrl } = await serve(echoLength);
    const body = 'x'.repeat(maxBodyBytes);
    const response = await fetch(`${baseUrl}/test`, { method: 'POST', body });
    expect(await response.text()).toBe(String(maxBodyBytes));
  });

  it('is refused above 10 MB while the client still sends', async () => {
    const { baseUrl } = await serve(echoLength);
    const response = await fetch(`${baseUrl}/test`, { method: 'POST', body: 'x'.repeat(2 * maxBodyBytes) });
    expect(response.status).toBe(413);
    expect(response.headers.get('content-type')).toBe('application/json');
    expect(await response.json()).toEqual(tooLarge);
  });

  it('is refused above 10 MB when its length is not announced', async () => {
    const { baseUrl } = await serve(echoLength);
    const chunks = ReadableStream.from(Array.from({ length: 12 }, () => new Uint8Array(1024 * 1024)));
    const response = await fetch(`${baseUrl}/test`, { method: 'POST', body: chunks, duplex: 'half' });
    expect([response.status, await response.json()]).toEqual([413, tooLarge]);
  });

  it('may come in chunks, whatever the case of the coding (RFC 9112, 7)', async () => {
    const { baseUrl } = await serve(echoLength);
    const headers = 'Host: localhost\r\nConnection: close\r\nContent-Type: text/plain\r\nTransfer-Encoding: CHUNKED';
    const answer = await sendRaw(baseUrl, `POST /test HTTP/1.1\r\n${headers}\r\n\r\n3\r\nabc\r\n0\r\n\r\n`);
    expect(answer).toMatch(/^HTTP\/1\.1 200 .*\r\n\r\n3$/s);
  });

  it('is refused before it is sent to a client that asks first', async () => {
    const { baseUrl } = await serve(echoLength);
    const head = `POST /test HTTP/1.1\r\nHost: localhost\r\nExpect: 100-continue\r\nContent-Length: ${maxBodyBytes + 1}\r\n\r\n`;
    const answer = new Promise<string>((resolve) => {
      const { port } = new URL(baseUrl);
      const socket = connect(Number(port), '127.0.0.1', () => socket.write(head));
      socket.once('data', (data) => {
        resolve(data.toString());
        socket.destroy();
      });
    });
    expect(await answer).toMatch(/^HTTP\/1\.1 413 /);
  });
});

describe('bytes that are no request', () => {
  it.each([
    ['nonsense', 'hello\r\n\r\n', 400],
    ['a request without a host', 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n', 400],
    ['headers without end', `GET / HTTP/1.1\r\nHost: localhost\r\nX: ${'y'.repeat(100_000)}\r\n\r\n`, 431],
    ['two lengths', 'POST /test HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nab', 400],
  ])('are refused: %s', async (_what, bytes, status) => {
    const { baseUrl } = await serve(echoLength);
    expect(await sendRaw(baseUrl, bytes)).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
    expect((await fetch(`${baseUrl}/test`)).status).toBe(200);
  });

  it('are refused with an error document', async () => {
    const { baseUrl } = await serve(echoLength);
    const answer = await sendRaw(baseUrl, 'hello\r\n\r\n');
    expect(answer).toContain('content-type: application/vnd.api+json');
    expect(readDocument(answer)).toEqual({
      errors: [{ status: '400', title: 'Bad Request', detail: 'The request is not valid HTTP.' }],
    });
  });
});

describe('a request for no host, or for several', () => {
  it.each([
    ['none', ''],
    ['an empty one', 'Host: \r\n'],
    ['two', 'Host: a\r\nHost: b\r\n'],
    ['one with a path', 'Host: evil.example/x?y#\r\n'],
    ['one with a blank', 'Host: a b\r\n'],
    ['one with a port that there is not', 'Host: a:99999\r\n'],
    ['this one with a port that there is not', 'Host: localhost:99999\r\n'],
    ['an address that is none', 'Host: 127.0.0.256\r\n'],
  ])('is refused: %s', async (_what, host) => {
    const { baseUrl } = await serve(echoLength);
    const answer = await sendRaw(baseUrl, `GET /test HTTP/1.1\r\n${host}Connection: close\r\n\r\n`);
    expect(answer).toMatch(/^HTTP\/1\.1 400 /);
    expect(readDocument(answer)).toMatchObject({ errors: [{ detail: 'The request needs one valid Host header.' }] });
  });

  it('is no matter to HTTP/1.0', async () => {
    const { baseUrl } = await serve(echoLength);
    expect(await sendRaw(baseUrl, 'GET /test HTTP/1.0\r\n\r\n')).toMatch(/ 200 /);
  });
});

describe('a request before bytes that are none', () => {
  it('gets its own answer and no other', async () => {
    const { baseUrl } = await serve(async () => {
      await new Promise((resolve) => setTimeout(resolve, 50));
      return { statusCode: 201, body: 'made' };
    });
    const answer = await sendRaw(baseUrl, 'GET /test HTTP/1.1\r\nHost: localhost\r\n\r\n\u0001garbage\r\n\r\n');
    expect(answer).toMatch(/^HTTP\/1\.1 201 /);
    expect(answer.match(/HTTP\/1\.1/g)).toHaveLength(1);
  });
});

describe('an expectation that is not met', () => {
  it('is refused in the form of all errors', async () => {
    const { baseUrl } = await serve(echoLength);
    const answer = await sendRaw(baseUrl, 'GET /test HTTP/1.1\r\nHost: localhost\r\nExpect: tea\r\n\r\n');
    expect(answer).toMatch(/^HTTP\/1\.1 417 /);
    expect(answer).toContain('application/vnd.api+json');
  });
});

describe('a client that goes away', () => {
  it('leaves the server serving others', async () => {
    const { baseUrl } = await serve(echoLength);
    const { port } = new URL(baseUrl);
    const gone = connect(Number(port), '127.0.0.1', () => {
      gone.write('POST /test HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100\r\n\r\nhalf', () =>
        gone.resetAndDestroy(),
      );
    });
    await new Promise((resolve) => gone.once('close', resolve));
    expect((await fetch(`${baseUrl}/test`)).status).toBe(200);
  });
});
