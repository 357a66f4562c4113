import { cors, type uploadCors } from '../../service/cors.ts';
import { headerOf } from './request.ts';
import type { GatewayResponse } from './response.ts';

type Headers = readonly (readonly [string, string])[];

/** Returns whether an origin is allowed. Allowed origins have API Gateway's forms: whole, `*`, or `https://*`. */
export const isAllowedOrigin = (allowed: readonly string[], origin: string): boolean =>
  allowed.some((each) => each === origin || (each.endsWith('*') && origin.startsWith(each.slice(0, -1))));

const allowedOriginOf = (allowed: readonly string[], headers: Headers): string | undefined => {
  const origin = headerOf(headers, 'origin');
  return origin !== undefined && isAllowedOrigin(allowed, origin) ? origin : undefined;
};

/** The methods and headers that pages of allowed origins may use. */
type CorsRules = typeof cors | typeof uploadCors;

/** Returns the headers that let a page read a response; none for a page of another origin, or without an origin. */
export const corsHeadersOf = (
  allowed: readonly string[],
  headers: Headers,
  { exposedHeaders }: CorsRules,
): Readonly<Record<string, string>> => {
  const origin = allowedOriginOf(allowed, headers);
  if (origin === undefined) return {};
  const exposed = exposedHeaders.length === 0 ? {} : { 'access-control-expose-headers': exposedHeaders.join(',') };
  return { 'access-control-allow-origin': origin, ...exposed };
};

/** Answers the preflight request of a browser. The gateway does this itself, and no function gets the request. */
export const answerPreflight = (
  allowed: readonly string[],
  { method, headers }: { readonly method: string; readonly headers: Headers },
  rules: CorsRules,
): GatewayResponse | undefined => {
  if (method !== 'OPTIONS' || allowedOriginOf(allowed, headers) === undefined) return undefined;
  if (headerOf(headers, 'access-control-request-method') === undefined) return undefined;
  const permitted = {
    'access-control-allow-methods': rules.methods.join(','),
    'access-control-allow-headers': rules.headers.join(','),
    'access-control-max-age': String(rules.maxAgeInSeconds),
  };
  return {
    statusCode: 204,
    headers: { ...corsHeadersOf(allowed, headers, rules), ...permitted },
    body: Buffer.alloc(0),
  };
};

const isCorsHeader = (name: string): boolean => name.startsWith('access-control-');

/**
 * Once origins are configured, the gateway's CORS headers replace those of a function ("API Gateway ignores CORS
 * headers").
 */
export const withCors = (allowed: readonly string[], headers: Headers, sent: GatewayResponse): GatewayResponse => {
  if (allowed.length === 0) return sent;
  const kept = Object.entries(sent.headers).filter(([name]) => !isCorsHeader(name));
  return { ...sent, headers: { ...Object.fromEntries(kept), ...corsHeadersOf(allowed, headers, cors) } };
};
