import { type Operation, operationsOf, type Route } from './model/definition/operations.ts';
import type { AnyResource } from './model/definition/resource.ts';
import { summaryOf } from './model/definition/summaries.ts';
import { types } from './resources/registry.ts';

/** A public route about the service itself; it knows neither tokens nor the table nor JSON:API. */
export interface Page extends Route {
  readonly group: 'service';
  readonly method: 'GET';
}

const page = (name: string, path: Page['path'], summary: string): Page => ({
  name,
  group: 'service',
  method: 'GET',
  path,
  summary,
  file: 'pages',
});

/** The pages of the service by name. */
export const pages = {
  'read-openapi': page('read-openapi', '/api/v1/openapi.json', 'Read the OpenAPI document'),
  'read-reference': page('read-reference', '/', 'Read the reference page'),
  'read-reference-part': page('read-reference-part', '/reference/{file}', 'Read a part of the reference page'),
  'read-entry': page('read-entry', '/api/v1', 'Read where the collections are'),
} as const;

export type PageName = keyof typeof pages;

/** Where the recipient of a mail unsubscribes: a page, and what mail programs send there by themselves (RFC 8058). */
export const unsubscriptions = {
  'read-unsubscription': {
    name: 'read-unsubscription',
    group: 'messages',
    method: 'GET',
    path: '/api/v1/unsubscriptions/{token}',
    summary: 'Ask whether somebody wants no more reminders',
    file: 'unsubscriptions',
  },
  unsubscribe: {
    name: 'unsubscribe',
    group: 'messages',
    method: 'POST',
    path: '/api/v1/unsubscriptions/{token}',
    summary: 'Unsubscribe from reminders',
    file: 'unsubscriptions',
  },
} as const satisfies Record<string, Route>;

const summarised = (resource: AnyResource): Operation[] =>
  operationsOf(resource).map((row) => ({ ...row, summary: row.summary ?? summaryOf(resource, row) }));

const last = Number.POSITIVE_INFINITY;

const ltiRoute = (name: string, method: Route['method'], path: Route['path'], summary: string) =>
  ({ name, group: 'service', method, path, summary, file: 'lti' }) as const satisfies Route;

/** Where learning platforms open the service (LTI 1.3): pages at the address of the application. */
export const ltiRoutes = {
  'begin-lti-login': ltiRoute('begin-lti-login', 'GET', '/lti/login', 'Begin a login from a learning platform'),
  'continue-lti-login': ltiRoute(
    'continue-lti-login',
    'POST',
    '/lti/login',
    'Begin or continue a login from a learning platform',
  ),
  'launch-lti': ltiRoute('launch-lti', 'POST', '/lti/launch', 'Take a launch from a learning platform'),
  'read-lti-keys': ltiRoute(
    'read-lti-keys',
    'GET',
    '/lti/jwks.json',
    'Read the keys that the service has for platforms',
  ),
} as const;

/** Every operation: those of the interface in its order, then the others by type. */
export const operations: readonly Operation[] = types
  .values()
  .flatMap(summarised)
  .toArray()
  .sort((one, other) => (one.number === other.number ? 0 : (one.number ?? last) - (other.number ?? last)));

/** The route that carries out several operations in one transaction (JSON:API's Atomic Operations extension). */
export const carryOutOperations = {
  name: 'carry-out-operations',
  group: 'service',
  method: 'POST',
  path: '/api/v1/operations',
  summary: 'Carry out several operations in one transaction',
  file: 'atomic-operations',
  timeoutSeconds: 29,
} as const satisfies Route;

/** Whether a request of several operations can have an operation: one transaction is enough, and no answer shows a secret. */
const canBeBatched = ({ kind, method, group, answers }: Operation): boolean =>
  method !== 'GET' &&
  ['create', 'update', 'delete', 'relationship'].includes(kind) &&
  !['service', 'imports'].includes(group) &&
  types.get(answers)?.isWrittenInSteps !== true;

/** The operations that a request of several can have. */
export const batchedOperations: readonly Operation[] = operations.filter(canBeBatched);

/** All routes: operations, then pages, and those of their own kind. */
export const routes: readonly Route[] = [
  ...operations,
  ...Object.values(pages),
  ...Object.values(unsubscriptions),
  ...Object.values(ltiRoutes),
  carryOutOperations,
];

const byName: ReadonlyMap<string, Operation> = new Map(operations.map((operation) => [operation.name, operation]));

/** The operation of a name; throws on a name that is none. */
export const operationNamed = (name: string): Operation => {
  const operation = byName.get(name);
  if (operation === undefined) throw new Error(`there is no operation "${name}"`);
  return operation;
};
