import type { APIGatewayProxyEventV2, Context } from 'aws-lambda';

/** What a function module exports, as the Lambda runtime calls it. */
export type Handler = (event: APIGatewayProxyEventV2, context: Context) => unknown;

/** A Lambda function behind the gateway. */
export interface LambdaFunction {
  readonly name: string;
  readonly load: () => Promise<Handler>;
  readonly timeoutInSeconds?: number;
}

/** One route of the gateway: `GET /api/v1/employments/{id}`. */
export interface GatewayRoute {
  /** `ANY` for what no route of a single method takes. */
  readonly method: string;
  readonly path: string;
  readonly function: LambdaFunction;
}

export interface RouteTable {
  readonly routes: readonly GatewayRoute[];
  /** Takes everything that no route matches, as API Gateway's `$default` does. */
  readonly fallback: LambdaFunction;
}

export interface RouteMatch {
  readonly routeKey: string;
  readonly function: LambdaFunction;
  readonly pathParameters?: Record<string, string>;
}

const isParameter = (segment: string): boolean => segment.startsWith('{');

// A trailing slash makes another path, of which no route is known, as in API Gateway.
const toSegments = (path: string): string[] => path.split('/');

const readParameters = (
  template: readonly string[],
  segments: readonly string[],
): Record<string, string> | undefined => {
  const fits = (part: string, index: number): boolean =>
    isParameter(part) ? segments[index] !== '' : part === segments[index];
  if (template.length !== segments.length || !template.every(fits)) return undefined;
  const parameters = template.flatMap((part, index) =>
    isParameter(part) ? [[part.slice(1, -1), segments[index] ?? '']] : [],
  );
  return Object.fromEntries(parameters) as Record<string, string>;
};

/** Stands for every method. */
export const anyMethod = 'ANY';

const isAny = ({ method }: GatewayRoute): number => Number(method === anyMethod);

const parameterCount = ({ path }: GatewayRoute): number => toSegments(path).filter(isParameter).length;

/**
 * Finds the function for a request; `path` is decoded already, because HTTP APIs decode it before they route. Of several
 * routes that fit, the one that names more of the path wins, then the one that names the method.
 */
export const matchRoute = ({ routes, fallback }: RouteTable, method: string, path: string): RouteMatch => {
  const segments = toSegments(path);
  const fitting = routes.flatMap((route) => {
    const pathParameters = [method, anyMethod].includes(route.method)
      ? readParameters(toSegments(route.path), segments)
      : undefined;
    return pathParameters === undefined ? [] : [{ route, pathParameters }];
  });
  const [found] = fitting.sort(
    (one, other) => parameterCount(one.route) - parameterCount(other.route) || isAny(one.route) - isAny(other.route),
  );
  if (found === undefined) return { routeKey: '$default', function: fallback };
  const { route, pathParameters } = found;
  const match = { routeKey: `${route.method} ${route.path}`, function: route.function };
  return Object.keys(pathParameters).length > 0 ? { ...match, pathParameters } : match;
};
