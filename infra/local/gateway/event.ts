import { isUtf8 } from 'node:buffer';
import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { type GatewayRequest, splitTarget } from './request.ts';
import type { RouteMatch } from './route.ts';

/** A moment as access logs write it: `12/Mar/2020:19:03:58 +0000`. */
const toLogTime = (moment: Date): string => {
  const [, day, month, year, time] = moment.toUTCString().split(' ');
  return `${day}/${month}/${year}:${time} +0000`;
};

/** Joins the values of a repeated name with commas, as payload format 2.0 does. */
const joinRepeated = (pairs: Iterable<readonly [string, string]>): Record<string, string> => {
  const joined = new Map<string, string>();
  for (const [name, value] of pairs) {
    const earlier = joined.get(name);
    joined.set(name, earlier === undefined ? value : `${earlier},${value}`);
  }
  return Object.fromEntries(joined);
};

// These headers concern the connection to the gateway, so a function never gets them. Cookies have a field of their
// own.
const dropped = new Set(['connection', 'keep-alive', 'transfer-encoding', 'upgrade', 'expect', 'cookie']);

const toTraceId = ({ requestId, receivedAt }: GatewayRequest): string => {
  const seconds = Math.floor(receivedAt.getTime() / 1000).toString(16);
  return `Root=1-${seconds}-${requestId.replaceAll('-', '').slice(0, 24)}`;
};

const toHeaders = (request: GatewayRequest, sent: Record<string, string>): Record<string, string> => ({
  ...Object.fromEntries(Object.entries(sent).filter(([name]) => !dropped.has(name))),
  'content-length': String(request.body.length),
  'x-amzn-trace-id': toTraceId(request),
  'x-forwarded-for': [sent['x-forwarded-for'], request.sourceIp].filter(Boolean).join(', '),
  'x-forwarded-port': String(request.port),
  'x-forwarded-proto': 'http',
});

const toCookies = (header: string | undefined): string[] =>
  (header ?? '').split(/[;,]\s*/).filter((cookie) => cookie !== '');

const toRequestContext = (
  { method, protocol, sourceIp, requestId, receivedAt, port }: GatewayRequest,
  { path, routeKey, headers }: { path: string; routeKey: string; headers: Record<string, string> },
): APIGatewayProxyEventV2['requestContext'] => {
  const domainName = headers.host ?? `127.0.0.1:${port}`;
  return {
    accountId: '000000000000',
    apiId: 'local',
    domainName,
    domainPrefix: domainName.split(/[.:]/)[0] ?? '',
    http: { method, path, protocol, sourceIp, userAgent: headers['user-agent'] ?? '' },
    requestId,
    routeKey,
    stage: '$default',
    time: toLogTime(receivedAt),
    timeEpoch: receivedAt.getTime(),
  };
};

// The media types and structured suffixes whose bodies go to a function as text. All other bodies go as base64.
const textTypes = /^(text\/.+|application\/(json|javascript|xml)|.+\+(json|xml))$/;

type EncodedBody = Pick<APIGatewayProxyEventV2, 'body' | 'isBase64Encoded'>;

/** Returns a body as text if its type and bytes allow it, otherwise in base64. An empty body is left out. */
const encodeBody = (body: Buffer, contentType = ''): EncodedBody => {
  if (body.length === 0) return { isBase64Encoded: false };
  const mediaType = (contentType.split(';')[0] ?? '').trim().toLowerCase();
  const isText = textTypes.test(mediaType) && isUtf8(body);
  return { body: body.toString(isText ? 'utf8' : 'base64'), isBase64Encoded: !isText };
};

/** Builds the event (payload format 2.0) that API Gateway sends to the function of a route. */
export const buildEvent = (
  request: GatewayRequest,
  { routeKey, pathParameters }: RouteMatch,
): APIGatewayProxyEventV2 => {
  const { path, query } = splitTarget(request.target);
  const sent = joinRepeated(request.headers.map(([name, value]) => [name.toLowerCase(), value]));
  const headers = toHeaders(request, sent);
  const cookies = toCookies(sent.cookie);
  return {
    version: '2.0',
    routeKey,
    rawPath: path,
    rawQueryString: query,
    // Empty members are left out and not null, because validators of events accept the first and refuse the second.
    ...(cookies.length > 0 ? { cookies } : {}),
    headers,
    ...(query === '' ? {} : { queryStringParameters: joinRepeated(new URLSearchParams(query)) }),
    requestContext: toRequestContext(request, { path, routeKey, headers }),
    ...(pathParameters ? { pathParameters } : {}),
    ...encodeBody(request.body, headers['content-type']),
  };
};
