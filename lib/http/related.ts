import { JsonApiError, notFound } from '../jsonapi/errors.ts';
import type { ListReading, ListRules } from '../jsonapi/list-query.ts';
import {
  nestedInclude,
  shownRelationship,
  shownRelationships,
  typesBehind,
} from '../model/definition/include-paths.ts';
import type { Relationship, ToMany } from '../model/definition/relationship.ts';
import type { AnyResource } from '../model/definition/resource.ts';
import { keepVisible, readRecords } from '../model/read/read-records.ts';
import { relatedTo } from '../model/render/render.ts';
import type { StoredRecord } from '../store/record.ts';
import type { OperationRequest } from './operation-request.ts';
import { answerOne, needIncludedScopes, readFromPath, render, withNeighbours } from './reads.ts';
import type { DerivedRules, Responder } from './responder.ts';
import type { Answer } from './response.ts';

/** A relationship that a path names, with the types that it may lead to. */
export interface Followed<Kind extends Relationship = Relationship> {
  readonly resource: AnyResource;
  readonly name: string;
  readonly relationship: Kind;
  readonly types: readonly AnyResource[];
}

/** How a to-many relationship is followed; only functions of types that have one bring it along. */
export interface ToManyPages {
  readonly reading: ListReading;
  rules(target: AnyResource): ListRules;
  answer(request: OperationRequest, followed: Followed<ToMany>): Promise<Answer>;
}

const findRelationship = (resource: AnyResource, name: string): Relationship => {
  const relationship = shownRelationship(resource, name);
  if (relationship !== undefined) return relationship;
  const detail = `The type ${resource.type} has no relationship "${name}"`;
  throw new JsonApiError(404, [{ code: 'unknown_path', detail }]);
};

// One that may lead to any type promises paths of any type; what it leads to may have others.
const rulesOf = ({ relationship, types }: Followed, pages: ToManyPages | undefined): DerivedRules => {
  const [only, ...others] = typesBehind(relationship, types);
  if (only === undefined || others.length > 0) {
    const each = types.map((type) => nestedInclude(type, types));
    return { include: { names: [], allows: (path) => each.some(({ allows }) => allows(path)) } };
  }
  const include = nestedInclude(only, types);
  return relationship.kind === 'many' && pages ? { include, list: pages.rules(only) } : { include };
};

/** Asks for the scopes of what the relationship leads to, and of what is included from there. */
const needTargetScopes = (request: OperationRequest, { relationship, types }: Followed): void => {
  // Where any type may stand it is known only when it has been read.
  if (relationship.kind === 'one' && relationship.types === undefined) return;
  for (const target of typesBehind(relationship, types)) {
    request.needScope(`${target.area}:read`);
    needIncludedScopes(request, target, types);
  }
};

const nothing = (request: OperationRequest): Answer => ({
  status: 200,
  document: { data: null, ...(request.query.include && { included: [] }), links: { self: request.self } },
});

const answerToOne = async (
  request: OperationRequest,
  record: StoredRecord,
  { resource, name, types }: Followed,
): Promise<Answer> => {
  const [found] = await readRecords(request.store, types, relatedTo(resource, name, record, request.now));
  const target = types.find(({ type }) => type === found?.type);
  if (found === undefined || target === undefined) return nothing(request);
  // Who may read the one may read the other of the same area, whichever scope the row asks for.
  if (target.area !== resource.area) request.needScope(`${target.area}:read`);
  needIncludedScopes(request, target, types);
  const [seen] = await keepVisible(request, target, [found]);
  if (seen === undefined) throw notFound(target.type, found.id);
  return answerOne(request, target, seen, types);
};

/** Answers what a relationship of the path's resource leads to: one resource or null, or a page of many. */
export const related = (
  resource: AnyResource,
  neighbours: readonly AnyResource[] = [],
  pages?: ToManyPages,
): Responder => {
  const types = withNeighbours(resource, neighbours);
  const hasMany = shownRelationships(resource).some(([, { kind }]) => kind === 'many');
  if (hasMany && pages === undefined) throw new Error(`${resource.type} has to-many relationships, which need pages`);
  const follow = (name: string): Followed => ({
    resource,
    name,
    relationship: findRelationship(resource, name),
    types,
  });
  return {
    types,
    rules: ({ relationship = '' }) => rulesOf(follow(relationship), pages),
    ...(pages && { listReading: pages.reading }),
    respond: async (request) => {
      const { relationship, ...followed } = follow(request.relationship);
      needTargetScopes(request, { ...followed, relationship });
      if (relationship.kind === 'many' && pages) return pages.answer(request, { ...followed, relationship });
      const record = await readFromPath(request, resource);
      return answerToOne(request, record, { ...followed, relationship });
    },
  };
};

/** Answers all that one relationship of the path's resource leads to, in one piece; `target` is its type if not the same. */
export const allRelated = (resource: AnyResource, name: string, target = resource): Responder => ({
  types: [target],
  respond: async (request) => {
    const relationship = findRelationship(resource, name);
    const record = await readFromPath(request, resource);
    const followed = { resource, name, types: [target] };
    if (relationship.kind === 'one') return answerToOne(request, record, { ...followed, relationship });
    const records = await readRecords(request.store, [target], relatedTo(resource, name, record, request.now));
    const { data } = await render(request, target, records, [target]);
    return { status: 200, document: { data, links: { self: request.self } } };
  },
});
