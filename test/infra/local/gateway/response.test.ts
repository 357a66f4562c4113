import { describe, expect, it } from 'vitest';
import { toResponse } from '../../../../infra/local/gateway/response.ts';

const read = (result: unknown) => {
  const { statusCode, headers, body } = toResponse(result);
  return { statusCode, headers, body: body.toString() };
};

const failed = {
  statusCode: 500,
  headers: { 'content-type': 'application/json' },
  body: '{"message":"Internal Server Error"}',
};

describe('a result with a status code', () => {
  it('becomes that response', () => {
    const headers = { 'Content-Type': 'application/vnd.api+json', 'X-Count': 3, 'X-Flag': true };
    expect(read({ statusCode: 201, headers, cookies: ['a=1', 'b=2'], body: '{}' })).toEqual({
      statusCode: 201,
      headers: {
        'content-type': 'application/vnd.api+json',
        'x-count': '3',
        'x-flag': 'true',
        'set-cookie': ['a=1', 'b=2'],
      },
      body: '{}',
    });
  });

  it('is plain text without a content type and may lack a body', () => {
    expect(read({ statusCode: 204 })).toEqual({
      statusCode: 204,
      headers: { 'content-type': 'text/plain; charset=utf-8' },
      body: '',
    });
  });

  it('decodes a base64 body', () => {
    expect(toResponse({ statusCode: 200, body: '/wA=', isBase64Encoded: true }).body).toEqual(
      Buffer.from([0xff, 0x00]),
    );
  });

  it('fails when its JSON is larger than Lambda takes, with the quotes of the body doubled', () => {
    const around = JSON.stringify({ statusCode: 200, body: '' }).length;
    const most = (6_291_556 - around) / 2;
    expect(read({ statusCode: 200, body: '"'.repeat(most) }).statusCode).toBe(200);
    expect(read({ statusCode: 200, body: '"'.repeat(most + 1) })).toEqual(failed);
  });

  it('accepts the status code as text', () => {
    expect(read({ statusCode: '404', body: 'x' }).statusCode).toBe(404);
  });

  it.each([
    { statusCode: 199 },
    { statusCode: 600 },
    { statusCode: 'ok' },
    { statusCode: 200.5 },
    { statusCode: 200, body: { not: 'text' } },
  ])('is refused as %j', (result) => {
    expect(read(result)).toEqual(failed);
  });
});

describe('a result without a status code', () => {
  it.each([
    [{ message: 'Hello' }, '{"message":"Hello"}'],
    ['Hello from Lambda!', '"Hello from Lambda!"'],
    [undefined, 'null'],
    [[1], '[1]'],
  ])('is 200 with all of %j as JSON', (result, body) => {
    expect(read(result)).toEqual({ statusCode: 200, headers: { 'content-type': 'application/json' }, body });
  });
});
