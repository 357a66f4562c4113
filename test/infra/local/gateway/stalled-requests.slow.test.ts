import { describe, expect, it } from 'vitest';
import { sendRaw, serve } from '../support/serve.ts';

// `sendRaw` resolves when the server closes the connection: a connection that stays open makes its test run out of time.
const echoLength = (event: { body?: string }) => ({ statusCode: 200, body: String(event.body?.length ?? 0) });
const quick = { limits: { head: 200, request: 400, check: 50 } };
const post = 'POST /test HTTP/1.1\r\nHost: localhost\r\n';

const documentOf = (answer: string): unknown => JSON.parse(answer.slice(answer.indexOf('\r\n\r\n') + 4));

describe('a connection is answered and closed', () => {
  it.each([
    ['a chunk has a bad size', `${post}Transfer-Encoding: chunked\r\n\r\nxyz\r\nabc\r\n`, 400],
    ['a later chunk has a bad size', `${post}Transfer-Encoding: chunked\r\n\r\n3\r\nabc\r\n-1\r\nabc\r\n`, 400],
    ['a chunk is longer than it says', `${post}Transfer-Encoding: chunked\r\n\r\n1\r\nabc\r\n0\r\n\r\n`, 400],
    ['its transfer coding is unknown', `${post}Transfer-Encoding: rot13\r\n\r\nabc`, 501],
    [
      'its transfer codings are unknown but for the last',
      `${post}Transfer-Encoding: gzip, chunked\r\n\r\n0\r\n\r\n`,
      501,
    ],
    ['a body stops', `${post}Content-Length: 10\r\n\r\nabc`, 408],
    ['a body in chunks stops', `${post}Transfer-Encoding: chunked\r\n\r\n3\r\nabc\r\n`, 408],
    ['a body does not begin', `${post}Content-Length: 10\r\n\r\n`, 408],
    ['the headers stop', `${post}X-Half: `, 408],
    ['the request line stops', 'GET /te', 408],
    ['nothing is sent', '', 408],
  ])('when %s', async (_what, bytes, status) => {
    const { baseUrl } = await serve(echoLength, undefined, quick);
    const answer = await sendRaw(baseUrl, bytes);
    expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
    expect(documentOf(answer)).toMatchObject({ errors: [{ status: String(status) }] });
    expect(answer.match(/HTTP\/1\.1/g)).toHaveLength(1);
    expect((await fetch(`${baseUrl}/test`)).status).toBe(200);
  });

  it('after the answers to the requests before', async () => {
    const { baseUrl } = await serve(echoLength, undefined, quick);
    const answer = await sendRaw(
      baseUrl,
      `GET /test HTTP/1.1\r\nHost: localhost\r\n\r\n${post}Content-Length: 9\r\n\r\nabc`,
    );
    expect(answer.match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 200', 'HTTP/1.1 408']);
  });

  it('although its client never hangs up', async () => {
    const { baseUrl } = await serve(echoLength, undefined, quick);
    const open = await Promise.all(
      Array.from({ length: 50 }, () => sendRaw(baseUrl, `${post}Content-Length: 9\r\n\r\n`)),
    );
    expect(open.filter((answer) => !answer.startsWith('HTTP/1.1 408'))).toEqual([]);
  });
});
