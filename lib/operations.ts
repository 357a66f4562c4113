import { ltiRoutes, unsubscriptions } from './http/pages/page-routes.ts';
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

const summarised = (resource: AnyResource): Operation[] =>
  operationsOf(resource).map((row) => ({ ...row, summary: row.summary ?? summaryOf(resource, row) }));

const last = Number.POSITIVE_INFINITY;

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
