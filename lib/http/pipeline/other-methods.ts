import type { APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import { refuse } from '../../errors/error-kind.ts';
import { methodNotAllowed, noSuchPath } from '../../errors/reading.ts';
import type { Route } from '../../model/definition/operations.ts';
import { addressOf, pathOf } from './base-url.ts';
import type { PipelineEvent } from './exchange.ts';
import { type LambdaHandler, pipeline } from './pipeline.ts';
import { type Answer, type NoContent, noContent } from './response.ts';

/** What decides whether a route takes a request. */
export type Routed = Pick<Route, 'method' | 'path' | 'relationships' | 'takesPost'>;

const segmentsOf = (path: string): string[] => path.split('/');

const isParameter = (segment = ''): boolean => segment.startsWith('{');

const fits = (part: string, segment: string, { relationships }: Routed): boolean => {
  if (part === '{relationship}' && relationships !== undefined) return relationships.includes(segment);
  return isParameter(part) ? segment !== '' : part === segment;
};

const matches = (route: Routed, path: string): boolean => {
  const [parts, segments] = [segmentsOf(route.path), segmentsOf(path.replace(/(?<=[^/])\/$/, ''))];
  return parts.length === segments.length && parts.every((part, index) => fits(part, segments[index] ?? '', route));
};

/** Whether a request may have a path that fits both templates. */
export const mayMeet = (one: string, other: string): boolean => {
  const [parts, others] = [segmentsOf(one), segmentsOf(other)];
  return (
    parts.length === others.length &&
    parts.every((part, index) => isParameter(part) || isParameter(others[index]) || part === others[index])
  );
};

const allowOf = (known: readonly Routed[]): string => {
  const methods = known.flatMap(({ method, takesPost }) =>
    method === 'GET' ? ['GET', 'HEAD', ...(takesPost ? ['POST'] : [])] : [method],
  );
  return [...new Set([...methods, 'OPTIONS'])].join(', ');
};

/** 308 to the address without the slash at its end, which takes the same method and body. */
const withoutSlash = (base: string, path: string, query: string): Answer => {
  const self = addressOf(base, path.slice(0, -1), query);
  return { status: 308, document: { meta: {}, links: { self } }, headers: { location: self } };
};

const answerFor = (routes: readonly Routed[], event: PipelineEvent, base: string): NoContent | Answer => {
  const [{ method }, path] = [event.requestContext.http, pathOf(event)];
  const known = routes.filter((route) => matches(route, path));
  if (known.length === 0) throw refuse(noSuchPath, path);
  const allow = allowOf(known);
  if (method === 'OPTIONS') return { ...noContent, headers: { allow } };
  // A path with a slash at the end may come here although its operation is built: API Gateway need not match it.
  if (allow.split(', ').includes(method)) {
    if (path === '/') throw refuse(noSuchPath, path);
    return withoutSlash(base, path, event.rawQueryString ?? '');
  }
  throw refuse(methodNotAllowed, path, method, allow);
};

/** A response without its body, but with the length that it has (RFC 9110, 9.3.2). */
const withoutBody = ({ body, isBase64Encoded, ...head }: APIGatewayProxyStructuredResultV2) => {
  if (body === undefined) return head;
  const length = Buffer.byteLength(body, isBase64Encoded ? 'base64' : 'utf8');
  return { ...head, headers: { ...head.headers, 'content-length': String(length) } };
};

/**
 * Answers what none of the routes takes: 204 with `Allow` to OPTIONS, 308 where only a slash at the end is too much, else
 * 404, or 405 with `Allow`.
 */
export const otherMethods = (routes: readonly Routed[]): LambdaHandler => {
  const answer = pipeline('unknown-route', [], (event, { exchange }) => answerFor(routes, event, exchange.base));
  return async (event, context) => {
    const response = await answer(event, context);
    return event.requestContext.http.method === 'HEAD' ? withoutBody(response) : response;
  };
};

/** Whether the function of a GET route takes a request of a method: one that sends a form, where the page takes it. */
const takes = (routes: readonly Routed[], method: string, path: string): boolean =>
  method === 'GET' ||
  method === 'HEAD' ||
  (method === 'POST' && routes.some((route) => route.takesPost && route.path === path));

/** Whether a path that a GET route takes by a parameter is that of other methods: no relationship has this name. */
const isForOthersAlone = (routes: readonly Routed[], path: string): boolean => {
  const known = routes.filter((route) => matches(route, path));
  return known.length > 0 && known.every(({ method }) => method !== 'GET');
};

/**
 * Makes a GET handler answer every method for which its path has no function: HEAD is answered as GET, but
 * without the body, POST where the page takes it, and all else as `otherMethods` does. `routes` are those that may meet its path.
 */
export const takingHead = (get: LambdaHandler, routes: readonly Routed[]): LambdaHandler => {
  const otherwise = otherMethods(routes);
  return async (event, context) => {
    const { method } = event.requestContext.http;
    const path = pathOf(event);
    if (!takes(routes, method, path) || isForOthersAlone(routes, path)) return otherwise(event, context);
    const answer = await get(event, context);
    return method === 'HEAD' ? withoutBody(answer) : answer;
  };
};
