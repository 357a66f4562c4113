import { describe, expect, it } from 'vitest';
import { buildEvent } from '../../../../infra/local/gateway/event.ts';
import type { GatewayRequest } from '../../../../infra/local/gateway/request.ts';
import type { RouteMatch } from '../../../../infra/local/gateway/route.ts';

const unused = { name: 'unused', load: () => Promise.reject(new Error('never loaded')) };
const fallback: RouteMatch = { routeKey: '$default', function: unused };

const request: GatewayRequest = {
  method: 'GET',
  target: '/',
  protocol: 'HTTP/1.1',
  headers: [['Host', 'api.example.org']],
  sourceIp: '192.0.2.1',
  body: Buffer.alloc(0),
  requestId: '0f0e0d0c-0b0a-4908-8706-050403020100',
  receivedAt: new Date('2020-03-12T19:03:58.390Z'),
  port: 3000,
};

const eventOf = (change: Partial<GatewayRequest>, match = fallback) => buildEvent({ ...request, ...change }, match);

const post = (contentType: string, body: string | Buffer) =>
  eventOf({ method: 'POST', headers: [['Content-Type', contentType]], body: Buffer.from(body) });

describe('the event', () => {
  // The sample event of AWS's documentation of payload format 2.0, as a request.
  it('has the shape of the documented sample', () => {
    const event = eventOf(
      {
        method: 'POST',
        target: '/my/path?parameter1=value1&parameter1=value2&parameter2=value',
        headers: [
          ['Header1', 'value1'],
          ['Header2', 'value1'],
          ['header2', 'value2'],
          ['Cookie', 'cookie1=a; cookie2=b'],
          ['User-Agent', 'agent'],
          ['Host', 'id.execute-api.us-east-1.amazonaws.com'],
          ['Content-Type', 'text/plain'],
        ],
        body: Buffer.from('Hello from client!'),
      },
      { routeKey: 'POST /my/{parameter}', function: unused, pathParameters: { parameter: 'path' } },
    );
    expect(event).toEqual({
      version: '2.0',
      routeKey: 'POST /my/{parameter}',
      rawPath: '/my/path',
      rawQueryString: 'parameter1=value1&parameter1=value2&parameter2=value',
      cookies: ['cookie1=a', 'cookie2=b'],
      headers: {
        header1: 'value1',
        header2: 'value1,value2',
        'user-agent': 'agent',
        host: 'id.execute-api.us-east-1.amazonaws.com',
        'content-type': 'text/plain',
        'content-length': '18',
        'x-amzn-trace-id': 'Root=1-5e6a879e-0f0e0d0c0b0a490887060504',
        'x-forwarded-for': '192.0.2.1',
        'x-forwarded-port': '3000',
        'x-forwarded-proto': 'http',
      },
      queryStringParameters: { parameter1: 'value1,value2', parameter2: 'value' },
      requestContext: {
        accountId: '000000000000',
        apiId: 'local',
        domainName: 'id.execute-api.us-east-1.amazonaws.com',
        domainPrefix: 'id',
        http: { method: 'POST', path: '/my/path', protocol: 'HTTP/1.1', sourceIp: '192.0.2.1', userAgent: 'agent' },
        requestId: '0f0e0d0c-0b0a-4908-8706-050403020100',
        routeKey: 'POST /my/{parameter}',
        stage: '$default',
        time: '12/Mar/2020:19:03:58 +0000',
        timeEpoch: 1_584_039_838_390,
      },
      pathParameters: { parameter: 'path' },
      body: 'Hello from client!',
      isBase64Encoded: false,
    });
  });

  it('leaves out what the request has not got', () => {
    expect(Object.keys(eventOf({})).sort()).toEqual(
      ['version', 'routeKey', 'rawPath', 'rawQueryString', 'headers', 'requestContext', 'isBase64Encoded'].sort(),
    );
  });

  it('survives names that objects have already', () => {
    const { queryStringParameters, headers } = eventOf({
      target: '/?__proto__=x&constructor=y',
      headers: [['__proto__', 'z']],
    });
    expect(Object.entries(queryStringParameters ?? {})).toEqual([
      ['__proto__', 'x'],
      ['constructor', 'y'],
    ]);
    expect(Object.getPrototypeOf(headers)).toBe(Object.prototype);
  });
});

describe('path and query', () => {
  it.each([
    ['/a%20b/%C3%A9', '/a b/é', ''],
    ['/a/?x=%20y', '/a/', 'x=%20y'],
    ['/a?b?c', '/a', 'b?c'],
    ['/bad%ZZ', '/bad%ZZ', ''],
    ['http://other.example/a?b=c', '/a', 'b=c'],
    ['*', '*', ''],
    ['//a', '//a', ''],
  ])('reads %s', (target, rawPath, rawQueryString) => {
    expect(eventOf({ target })).toMatchObject({ rawPath, rawQueryString });
  });

  it('decodes the query parameters and keeps the raw query', () => {
    const event = eventOf({ target: '/?filter%5Bname%5D=a%26b&page[size]=5&empty=&flag' });
    expect(event.queryStringParameters).toEqual({ 'filter[name]': 'a&b', 'page[size]': '5', empty: '', flag: '' });
    expect(event.rawQueryString).toBe('filter%5Bname%5D=a%26b&page[size]=5&empty=&flag');
  });
});

describe('headers', () => {
  it('appends the caller to x-forwarded-for and sets protocol and port itself', () => {
    const { headers } = eventOf({
      headers: [
        ['X-Forwarded-For', '10.0.0.1'],
        ['X-Forwarded-Proto', 'https'],
      ],
    });
    expect(headers).toMatchObject({ 'x-forwarded-for': '10.0.0.1, 192.0.2.1', 'x-forwarded-proto': 'http' });
  });

  it('keeps what concerns the connection from the function', () => {
    const { headers } = eventOf({
      headers: [
        ['Connection', 'close'],
        ['Keep-Alive', 'timeout=5'],
        ['Transfer-Encoding', 'chunked'],
        ['Upgrade', 'h2c'],
        ['Expect', '100-continue'],
        ['Cookie', 'a=b'],
      ],
    });
    const own = ['content-length', 'x-amzn-trace-id', 'x-forwarded-for', 'x-forwarded-port', 'x-forwarded-proto'];
    expect(Object.keys(headers).sort()).toEqual(own);
  });

  it('passes the cookies of several headers as those of one', () => {
    const headers = [
      ['Cookie', 'a=1; b=2'],
      ['cookie', 'c=3'],
    ] as const;
    expect(eventOf({ headers }).cookies).toEqual(['a=1', 'b=2', 'c=3']);
  });
});

describe('the body', () => {
  it.each([
    'application/vnd.api+json',
    'Application/JSON; charset=utf-8',
    'text/csv',
    'application/xml',
    'image/svg+xml',
  ])('is text for %s', (type) => {
    expect(post(type, '{"é":1}')).toMatchObject({ body: '{"é":1}', isBase64Encoded: false });
  });

  it.each(['application/octet-stream', 'application/x-www-form-urlencoded', ''])('is base64 for "%s"', (type) => {
    expect(post(type, 'a=1')).toMatchObject({ body: 'YT0x', isBase64Encoded: true });
  });

  it('is base64 for text that is not UTF-8', () => {
    expect(post('application/json', Buffer.from([0x22, 0xff, 0x22]))).toMatchObject({
      body: 'Iv8i',
      isBase64Encoded: true,
    });
  });

  it('keeps a byte order mark', () => {
    expect(post('application/json', '\uFEFF{}').body).toBe('\uFEFF{}');
  });
});
