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

// A path with a trailing slash is another path, which has no route, as in API Gateway.
const toSegments = (path: string): string[] => path.split('/');

/** A route with its path split once: otherwise each request would split hundreds of routes. */
interface Template {
  readonly route: GatewayRoute;
  readonly segments: readonly string[];
  /** Places of the parameters among the segments, and their names. */
  readonly parameters: readonly (readonly [place: number, name: string])[];
}

/** Stands for every method. */
export const anyMethod = 'ANY';

const isAny = ({ method }: GatewayRoute): number => Number(method === anyMethod);

const toTemplate = (route: GatewayRoute): Template => {
  const segments = toSegments(route.path);
  const parameters = segments.flatMap((each, place) =>
    isParameter(each) ? [[place, each.slice(1, -1)] as const] : [],
  );
  return { route, segments, parameters };
};

/** The routes by their numbers of segments, those first that win over others. */
type Templates = ReadonlyMap<number, readonly Template[]>;

const toTemplates = ({ routes }: RouteTable): Templates =>
  Map.groupBy(
    routes
      .map(toTemplate)
      .sort((one, other) => one.parameters.length - other.parameters.length || isAny(one.route) - isAny(other.route)),
    ({ segments }) => segments.length,
  );

const prepared = new WeakMap<RouteTable, Templates>();

const templatesOf = (table: RouteTable): Templates => {
  const templates = prepared.get(table) ?? toTemplates(table);
  prepared.set(table, templates);
  return templates;
};

const fits = ({ route, segments: template }: Template, method: string, segments: readonly string[]): boolean =>
  (route.method === method || route.method === anyMethod) &&
  template.every((part, index) => (isParameter(part) ? segments[index] !== '' : part === segments[index]));

/**
 * Finds the function for a request; `path` is decoded already, because HTTP APIs decode it before they route. Of several
 * routes that fit, the one that names more of the path wins, then the one that names the method.
 */
export const matchRoute = (table: RouteTable, method: string, path: string): RouteMatch => {
  const segments = toSegments(path);
  const found = templatesOf(table)
    .get(segments.length)
    ?.find((each) => fits(each, method, segments));
  if (found === undefined) return { routeKey: '$default', function: table.fallback };
  const { route, parameters } = found;
  const match = { routeKey: `${route.method} ${route.path}`, function: route.function };
  if (parameters.length === 0) return match;
  return {
    ...match,
    pathParameters: Object.fromEntries(parameters.map(([place, name]) => [name, segments[place] ?? ''])),
  };
};
