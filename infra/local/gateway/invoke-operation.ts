import { randomUUID } from 'node:crypto';
import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { buildEvent } from './event.ts';
import { operationRoutes } from './operation-routes.ts';
import { anyMethod, type GatewayRoute } from './route.ts';
import { runFunction } from './run-function.ts';

/** An event as a developer writes it by hand: any part may be missing, and the body may be JSON instead of text. */
export type PartialEvent = Partial<Omit<APIGatewayProxyEventV2, 'requestContext' | 'body'>> & {
  readonly requestContext?: Partial<APIGatewayProxyEventV2['requestContext']>;
  readonly body?: unknown;
};

/** Returns the route of an operation by its name. The error for an unknown name lists all names. */
export const findRoute = (name: string): GatewayRoute => {
  const { routes } = operationRoutes();
  const route = routes.find((each) => each.function.name === name);
  if (route) return route;
  const known = routes.map((each) => `  ${each.function.name}`).join('\n');
  throw new Error(`There is no operation "${name}". The operations are:\n${known}`);
};

const fillPath = (template: string, parameters: PartialEvent['pathParameters'] | null): string =>
  template.replace(/\{(\w+)\}/g, (whole, name: string) => encodeURIComponent(parameters?.[name] ?? whole));

const toText = (body: unknown): string => {
  if (body === undefined || body === null) return '';
  return typeof body === 'string' ? body : JSON.stringify(body);
};

const toQuery = ({ rawQueryString, queryStringParameters }: PartialEvent): string => {
  const pairs = Object.entries(queryStringParameters ?? {}).map(([name, value]) => [name, value ?? ''] as const);
  return rawQueryString ?? new URLSearchParams(Object.fromEntries(pairs)).toString();
};

const toHeaders = ({ headers }: PartialEvent, body: string): [string, string][] => {
  const defaults = { host: 'localhost', ...(body === '' ? {} : { 'content-type': 'application/vnd.api+json' }) };
  const given = Object.entries(headers ?? {}).map(([name, value]) => [name.toLowerCase(), value ?? '']);
  return Object.entries({ ...defaults, ...(Object.fromEntries(given) as Record<string, string>) });
};

/** Completes an event with the values that the gateway would send for the same request. */
export const completeEvent = (route: GatewayRoute, partial: PartialEvent): APIGatewayProxyEventV2 => {
  const body = toText(partial.body);
  const query = toQuery(partial);
  const path = fillPath(route.path, partial.pathParameters);
  const request = {
    method: route.method === anyMethod ? 'GET' : route.method,
    target: query === '' ? path : `${path}?${query}`,
    protocol: 'HTTP/1.1',
    headers: toHeaders(partial, body),
    sourceIp: '127.0.0.1',
    body: Buffer.from(body, partial.isBase64Encoded ? 'base64' : 'utf8'),
    requestId: randomUUID(),
    receivedAt: new Date(),
    port: 80,
  };
  const pathParameters = partial.pathParameters as Record<string, string> | undefined;
  const match = { routeKey: `${route.method} ${route.path}`, function: route.function };
  const built = buildEvent(request, pathParameters ? { ...match, pathParameters } : match);
  const { body: _body, isBase64Encoded: _encoded, headers: _headers, requestContext, ...given } = partial;
  return { ...built, ...given, requestContext: { ...built.requestContext, ...requestContext } };
};

/** Runs one operation with an event as `sam local invoke` does; rejects with whatever its handler throws. */
export const invokeOperation = async (name: string, event: PartialEvent): Promise<unknown> => {
  const route = findRoute(name);
  return runFunction(route.function, completeEvent(route, event));
};
