import type { Route } from '../../lib/model/definition/operations.ts';
import type { TableCall } from '../policies/table-call.ts';
import { type DeployedFunction, deployedFunctions, functionNamed } from '../service/deployed-functions.ts';

/** The routes of an API, and for each shared route, by its name, the operations that share it. */
export interface RoutePlan {
  readonly routes: readonly Route[];
  readonly shared: ReadonlyMap<string, readonly Route[]>;
}

type AccessOf = (functionName: string) => readonly TableCall[];

/**
 * The most routes before operations share some. An HTTP API may have 300 routes, and AWS raises this only for an
 * existing API; the limit of 300 integrations never changes.
 */
const mostRoutes = 294;

const collectionPart = /^\/api\/v1\/(\w+)(?=\/|$)/;

const shapeOf = ({ method, path }: Route): string =>
  `${method} ${path.replace(collectionPart, '/api/v1/{collection}')}`;

/**
 * Returns the largest group of operations with the same permissions and the same time limit; none without operations.
 */
const largest = (members: readonly Route[], accessOf: AccessOf): readonly Route[] => {
  const alike = Map.groupBy(members, ({ name, timeoutSeconds }) => `${accessOf(name).join()} ${timeoutSeconds}`);
  return [...alike.values()].sort((one, other) => other.length - one.length)[0] ?? [];
};

const isShareable = ({ path, returnsUpload }: Route): boolean => collectionPart.test(path) && returnsUpload !== true;

const isRead = ([first]: readonly Route[]): number => Number(first?.method === 'GET');

/**
 * Returns the groups of operations that may share a route. Groups of reads come first, because their bundles are
 * smaller, then the largest.
 */
const candidates = (routes: readonly Route[], accessOf: AccessOf): (readonly Route[])[] =>
  [...Map.groupBy(routes.filter(isShareable), shapeOf).values()]
    .map((members) => largest(members, accessOf))
    .filter(({ length }) => length > 1)
    .sort((one, other) => isRead(other) - isRead(one) || other.length - one.length);

const routeFor = (members: readonly Route[]): Route | undefined => {
  const [first] = members;
  if (first === undefined) return undefined;
  const [method = '', path = ''] = shapeOf(first).split(' ');
  const kind = path.split('/').slice(4).join('-').replaceAll(/[{}]/g, '');
  return {
    ...first,
    name: ['shared', method.toLowerCase(), kind].filter((part) => part !== '').join('-'),
    group: 'service',
    path: path as Route['path'],
    summary: `Serve ${shapeOf(first)} of ${members.length} collections`,
  };
};

/**
 * Plans the routes of an API: one per operation, and beyond `mostRoutes` one for all operations with the same shape and
 * permissions. So the role of a function still allows what its operations do, and nothing else.
 */
export const planRoutes = (routes: readonly Route[], accessOf: AccessOf): RoutePlan => {
  const shared = new Map<string, readonly Route[]>();
  let planned = routes;
  for (const members of candidates(routes, accessOf)) {
    const route = planned.length > mostRoutes ? routeFor(members) : undefined;
    if (route === undefined) continue;
    planned = [...planned.filter((each) => !members.includes(each)), route];
    shared.set(route.name, members);
  }
  return { routes: planned, shared };
};

const union = (functions: readonly DeployedFunction[]): NonNullable<DeployedFunction['types']> =>
  new Set(functions.flatMap(({ types = [] }) => [...types]));

/** Returns the function that several operations share. */
export const sharedFunction = (name: string, members: readonly Route[]): DeployedFunction => {
  const functions = members.map((each) => functionNamed(each.name));
  const shares = members.map(({ path }, index) => {
    const [, collection = ''] = collectionPart.exec(path) ?? [];
    return [collection, functions[index] as DeployedFunction] as const;
  });
  return {
    ...{ name, source: '', handler: 'handler', shares, types: union(functions) },
    ...(functions.some(({ takesHtml }) => takesHtml) && { takesHtml: true as const }),
  };
};

/** Returns every function that a plan deploys. */
export const functionsOf = ({ shared }: RoutePlan): DeployedFunction[] => {
  const members = new Set([...shared.values()].flat().map(({ name }) => name));
  return [
    ...deployedFunctions.filter(({ name }) => !members.has(name)),
    ...[...shared].map(([name, each]) => sharedFunction(name, each)),
  ];
};
