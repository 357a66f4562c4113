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

/** All routes: operations, then pages. */
export const routes: readonly Route[] = [...operations, ...Object.values(pages)];

const byName: ReadonlyMap<string, Operation> = new Map(operations.map((operation) => [operation.name, operation]));

/** The operation of a name; throws on a name that is none. */
export const operationNamed = (name: string): Operation => {
  const operation = byName.get(name);
  if (operation === undefined) throw new Error(`there is no operation "${name}"`);
  return operation;
};
