import { cors } from '../../cors.ts';
import { headerOf } from './request.ts';
import type { GatewayResponse } from './response.ts';

type Headers = readonly (readonly [string, string])[];

/** Origins as API Gateway takes them: whole, `*`, or `https://*`. */
export const isAllowedOrigin = (allowed: readonly string[], origin: string): boolean =>
  allowed.some((each) => each === origin || (each.endsWith('*') && origin.startsWith(each.slice(0, -1))));

const allowedOriginOf = (allowed: readonly string[], headers: Headers): string | undefined => {
  const origin = headerOf(headers, 'origin');
  return origin !== undefined && isAllowedOrigin(allowed, origin) ? origin : undefined;
};

const listed = {
  'access-control-allow-methods': cors.methods.join(','),
  'access-control-allow-headers': cors.headers.join(','),
  'access-control-expose-headers': cors.exposedHeaders.join(','),
  'access-control-max-age': String(cors.maxAgeInSeconds),
};

/** The gateway's own answer to the question of a browser that comes before a request; no function hears of it. */
export const answerPreflight = (
  allowed: readonly string[],
  { method, headers }: { readonly method: string; readonly headers: Headers },
): GatewayResponse | undefined => {
  const origin = allowedOriginOf(allowed, headers);
  if (method !== 'OPTIONS' || origin === undefined) return undefined;
  if (headerOf(headers, 'access-control-request-method') === undefined) return undefined;
  return { statusCode: 204, headers: { 'access-control-allow-origin': origin, ...listed }, body: Buffer.alloc(0) };
};

const isCorsHeader = (name: string): boolean => name.startsWith('access-control-');

/** Once origins are configured, the gateway's headers stand in place of a function's ("API Gateway ignores CORS headers"). */
export const withCors = (allowed: readonly string[], headers: Headers, sent: GatewayResponse): GatewayResponse => {
  if (allowed.length === 0) return sent;
  const origin = allowedOriginOf(allowed, headers);
  const own = origin === undefined ? {} : { 'access-control-allow-origin': origin };
  const exposed =
    origin === undefined ? {} : { 'access-control-expose-headers': listed['access-control-expose-headers'] };
  const kept = Object.entries(sent.headers).filter(([name]) => !isCorsHeader(name));
  return { ...sent, headers: { ...Object.fromEntries(kept), ...own, ...exposed } };
};
