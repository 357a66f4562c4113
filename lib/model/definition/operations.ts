import { type Scope, scopeOf } from '../../access/scopes.ts';
import type { FilterRules } from '../../jsonapi/filter.ts';
import type { ListRules } from '../../jsonapi/list-query.ts';
import type { Action, Endpoint, Endpoints, Group, ListEndpoint, RelatedEndpoint } from './endpoints.ts';
import { listRulesOf, textRuleOf } from './query-rules.ts';
import type { ToMany } from './relationship.ts';
import type { AnyResource } from './resource.ts';
import { shownRelationships } from './shown-fields.ts';

/** A method and a path with a function of its own. */
export interface Route
  extends Pick<Endpoint, 'number' | 'timeoutSeconds' | 'returnsUpload' | 'returnsDownload' | 'returnsSecret'> {
  readonly name: string;
  readonly group: Group;
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  /** Path template as API Gateway writes it; `{id}` matches one segment. */
  readonly path: `/${string}`;
  readonly summary: string;
  /** The file of its function below `functions/<group>/`, without `.ts`. */
  readonly file: string;
  /** Of a path with `{relationship}`: the names that this can be. */
  readonly relationships?: readonly string[];
  /** Of a page: it takes POST as well. A route of its own would be one more, of which an API has a limited number. */
  readonly takesPost?: true;
}

/** Name under which the file of a route's function exports its handler: its name in camel case. */
export const exportOf = ({ name }: Pick<Route, 'name'>): string =>
  name.replaceAll(/-([a-z])/g, (_dash, letter: string) => letter.toUpperCase());

type GeneralKind = Exclude<keyof Endpoints, 'actions'>;

/**
 * What an operation does, in JSON:API's words; `relationship` reads or changes a linkage, as its method says, and an
 * `action` has rules of its own.
 */
export type OperationKind = GeneralKind | 'relationship' | 'action';

/** One row of the table of operations: everything that routes, policies, OpenAPI and tests derive from. */
export interface Operation
  extends Route,
    Pick<
      Endpoint,
      | 'include'
      | 'mayWrite'
      | 'onlyIntegrationsMay'
      | 'onlySignedIn'
      | 'needsAuthority'
      | 'deprecated'
      | 'orScope'
      | 'withoutToken'
      | 'mayHaveToken'
      | 'leavesNoTrace'
    > {
  readonly kind: OperationKind;
  /** The id of the only record that the type has, where it has only one. */
  readonly onlyId?: string;
  readonly path: `/api/v1/${string}`;
  readonly scope: Scope;
  /** Type of the resource object, or of the identifiers, that a request body carries; without it there is no body. */
  readonly body?: string;
  /** Type of the primary data that it answers with; of one about relationships, the type that has them. */
  readonly answers: string;
  /** The relationship that it is about, where it is about one only. */
  readonly relationship?: string;
  /** What `sort` and `filter` may name; operations with it answer a page of a list. */
  readonly list?: ListRules;
  /** Of a list: it can be answered in rows. */
  readonly alsoRows?: true;
  /** Of the list of a restricted type: it has a total of what the caller sees, where that costs little to count. */
  readonly countsSeen?: true;
  /** Of a list, the relationship that leads to the resource of the path. */
  readonly within?: string;
  /** Of an action, its status where that is not 200, the definition of its body, and what it reads. */
  readonly action?: Pick<Action, 'status' | 'body' | 'reads' | 'lists'>;
}

/** A row as it follows from the type alone: its summary is added where all are gathered, not in every function. */
export type OperationRow = Omit<Operation, 'summary'> & Partial<Pick<Operation, 'summary'>>;

/** Whether the pages of a list show a total: not where it would count what the caller may not see, or cost too much. */
export const hasTotal = ({ within }: OperationRow, { list, isRestricted }: AnyResource): boolean =>
  (list.isCounted === true || within !== undefined) && !isRestricted;

const dashed = (words: string): string => words.replaceAll(/[ _]/g, '-');

/** What the resources of a type are called together. */
export const pluralOf = ({ title, type, collection }: AnyResource): string => {
  // The last letter may be another one: `reply`, `replies`.
  const [stem, ending] = collection.startsWith(type) ? [title, type.length] : [title.slice(0, -1), type.length - 1];
  return stem + collection.slice(ending);
};

const requests = {
  list: ['GET', ''],
  read: ['GET', '/{id}'],
  related: ['GET', '/{id}/{relationship}'],
  create: ['POST', ''],
  update: ['PATCH', '/{id}'],
  delete: ['DELETE', '/{id}'],
} as const;

const nameOf = (resource: AnyResource, kind: GeneralKind): string => {
  const subject = dashed(kind === 'list' ? pluralOf(resource) : resource.title);
  return kind === 'related' ? `read-${subject}-related` : `${kind}-${subject}`;
};

const common = (resource: AnyResource) => ({
  group: resource.group,
  answers: resource.type,
  file: dashed(resource.collection),
});

// An operation with a path of its own is about the type all the same.
const rowOf = (resource: AnyResource, kind: GeneralKind, endpoint: Endpoint): OperationRow => {
  const { path, ...own } = endpoint;
  const [method, pathOfMany] = requests[kind];
  const pathOfKind = resource.onlyId === undefined ? pathOfMany : '';
  const isRead = method === 'GET';
  return {
    ...common(resource),
    name: nameOf(resource, kind),
    kind,
    method,
    path: `/api/v1${path ?? `/${resource.collection}${pathOfKind}`}`,
    scope: own.scope ?? scopeOf(resource.area, isRead ? 'read' : 'write'),
    ...(isRead && { include: 'all' as const }),
    ...(resource.onlyId !== undefined && { onlyId: resource.onlyId }),
    ...(kind === 'create' || kind === 'update' ? { body: resource.type } : {}),
    // A deletion may have to check whether an import is under way or was killed.
    ...(kind === 'delete' ? { timeoutSeconds: 29 } : {}),
    ...own,
  };
};

const only = (filter: FilterRules, names: readonly string[]): FilterRules =>
  Object.fromEntries(names.map((name) => [name, filter[name] ?? 'instant']));

const mapped = <Value, Result>(
  values: Readonly<Record<string, Value>>,
  map: (value: Value) => Result,
): Record<string, Result> => Object.fromEntries(Object.entries(values).map(([name, value]) => [name, map(value)]));

/** Whether the list of a type can be searched by words. */
export const isSearched = ({ searched }: AnyResource): boolean =>
  searched !== undefined && searched.finds === undefined;

const listRow = (
  resource: AnyResource,
  { sort, filters, filterNames = {}, narrowedNames = {}, sortNames = {}, ...endpoint }: ListEndpoint,
): OperationRow => {
  const rules = listRulesOf(resource);
  const filter = filters === undefined ? rules.filter : only(rules.filter, filters);
  const list: ListRules = {
    sort: [...(sort ?? rules.sort), ...Object.keys(sortNames)],
    defaultSort: sort?.[0] ?? rules.defaultSort,
    filter: {
      ...filter,
      ...(isSearched(resource) && { q: 'words' }),
      ...mapped(filterNames, ({ field, kind }) => (kind === 'text' ? textRuleOf(resource, field) : kind)),
      ...narrowedNames,
    },
    ...(Object.keys({ ...filterNames, ...sortNames }).length > 0 && {
      fields: { ...mapped(filterNames, ({ field }) => field), ...sortNames },
    }),
  };
  return { ...rowOf(resource, 'list', endpoint), list };
};

const namesOfShown = (resource: AnyResource): string[] => shownRelationships(resource).map(([name]) => name);

const relatedRows = (
  resource: AnyResource,
  { own = {}, only: isAll, ...endpoint }: RelatedEndpoint,
): OperationRow[] => [
  ...Object.entries(own).map(([relationship, each]) => ({
    ...rowOf(resource, 'related', { path: `/${resource.collection}/{id}/${relationship}`, include: 'none', ...each }),
    relationship,
  })),
  ...(isAll ? [] : [{ ...rowOf(resource, 'related', endpoint), relationships: namesOfShown(resource) }]),
];

const linkageRequests = [
  ['GET', 'read'],
  ['POST', 'add'],
  ['PATCH', 'replace'],
  ['DELETE', 'remove'],
] as const;

const relationshipRows = (
  resource: AnyResource,
  relationship: string,
  { type, endpoints, hidden }: ToMany,
): OperationRow[] =>
  linkageRequests.map(([method, action]) => ({
    ...common(resource),
    kind: 'relationship',
    name: `${action}-${endpoints}`,
    method,
    path: `/api/v1/${resource.collection}/{id}/relationships/${relationship}`,
    scope: scopeOf(resource.area, method === 'GET' ? 'read' : 'write'),
    relationship,
    ...(method === 'GET' ? {} : { body: type }),
    ...(hidden && { onlyIntegrationsMay: `read or change "${relationship}"` }),
  }));

const actionRow = (resource: AnyResource, name: string, action: Action): OperationRow => {
  const { path, body, status, reads, lists, scope, ...own } = action;
  return {
    ...common(resource),
    name: dashed(name),
    kind: 'action',
    path: `/api/v1${path}`,
    scope: scope ?? scopeOf(resource.area, action.method === 'GET' ? 'read' : 'write'),
    ...(body && { body: body.type }),
    action: {
      ...(status && { status }),
      ...(body && { body }),
      ...(reads && { reads }),
      ...(lists && { lists }),
    },
    ...own,
  };
};

const optionsOf = <Options extends object>(endpoint: true | Options): Options | Record<string, never> =>
  endpoint === true ? {} : endpoint;

export const operationsOf = (resource: AnyResource): OperationRow[] => {
  const { list, related, actions = {}, ...others } = resource.endpoints;
  const simple = (['read', 'create', 'update', 'delete'] as const).flatMap((kind) => {
    const endpoint = others[kind];
    return endpoint === undefined ? [] : [rowOf(resource, kind, optionsOf(endpoint))];
  });
  const relationships = Object.entries(resource.relationships).flatMap(([name, relationship]) =>
    relationship.kind === 'many' && relationship.endpoints !== undefined
      ? relationshipRows(resource, name, relationship)
      : [],
  );
  return [
    ...(list === undefined ? [] : [listRow(resource, optionsOf(list))]),
    ...(related === undefined ? [] : relatedRows(resource, optionsOf(related))),
    ...simple,
    ...relationships,
    ...Object.entries(actions).map(([name, action]) => actionRow(resource, name, action)),
  ];
};

/** The operation of a type that has a function; throws, while the function starts, where the type's file names none. */
export const operationOf = (
  resource: AnyResource,
  wanted: Partial<Pick<Operation, 'kind' | 'method' | 'relationship' | 'name'>>,
): OperationRow => {
  const found = operationsOf(resource).find(
    ({ kind, method, relationship, name }) =>
      kind === wanted.kind &&
      method === (wanted.method ?? method) &&
      name === (wanted.name ?? name) &&
      relationship === wanted.relationship,
  );
  if (found === undefined) throw new Error(`${resource.type} has no such operation: ${JSON.stringify(wanted)}`);
  return found;
};
