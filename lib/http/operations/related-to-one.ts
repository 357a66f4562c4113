import { scopeOf } from '../../access/scopes.ts';
import { refuse } from '../../errors/error-kind.ts';
import { noSuchRelationship, targetNotVisible } from '../../errors/reading.ts';
import type { DataDocument } from '../../jsonapi/resource-object.ts';
import { targetsOf } from '../../model/definition/include-rules.ts';
import { type OperationRow, operationOf } from '../../model/definition/operations.ts';
import { type Relationship, targetTypes } from '../../model/definition/relationship.ts';
import type { AnyResource } from '../../model/definition/resource.ts';
import { shownRelationship, shownRelationships } from '../../model/definition/shown-fields.ts';
import { keepVisible, readRecords } from '../../model/read/read-records.ts';
import { relatedTo } from '../../model/render/render.ts';
import { types } from '../../resources/types.ts';
import { operation } from '../pipeline/operation.ts';
import type { OperationRequest } from '../pipeline/operation-request.ts';
import type { LambdaHandler } from '../pipeline/pipeline.ts';
import type { Answer } from '../pipeline/response.ts';
import { answerOne, needIncludedScopes, readFromPath } from './read.ts';
import { readRules } from './read-rules.ts';
import { reportingDeletion } from './report-deletion.ts';

/** The relationship that a path names; throws 404 for one that the type does not show. */
export const findRelationship = (resource: AnyResource, name: string): Relationship => {
  const relationship = shownRelationship(resource, name);
  if (relationship !== undefined) return relationship;
  throw refuse(noSuchRelationship, resource.type, name);
};

const nothing = (request: OperationRequest): Answer<DataDocument> => ({
  status: 200,
  document: { data: null, ...(request.query.include && { included: [] }), links: { self: request.self } },
});

/** Answers what a to-one relationship of the path's resource leads to: one resource, or null. */
export const answerToOne = async (
  request: OperationRequest,
  resource: AnyResource,
  name: string,
): Promise<Answer<DataDocument>> => {
  const record = await readFromPath(request, resource);
  const [found] = await readRecords(request.store, types, relatedTo(resource, name, record, request.now));
  const target = found && types.get(found.type);
  if (found === undefined || target === undefined) return nothing(request);
  // A read scope covers its whole area, so only a target of another area needs a further scope.
  if (target.area !== resource.area) request.needScope(scopeOf(target.area, 'read'));
  needIncludedScopes(request, target);
  const [visible] = await keepVisible(request, target, [found]);
  if (visible === undefined) throw refuse(targetNotVisible, record.type, record.id, name);
  return answerOne(request, target, visible);
};

/** Requires the read scopes of the target types; where any type is allowed, once the target has been read. */
export const needTargetScopes = (request: OperationRequest, relationship: Relationship): void => {
  for (const target of targetTypes(relationship) === undefined ? [] : targetsOf(relationship, types)) {
    request.needScope(scopeOf(target.area, 'read'));
    needIncludedScopes(request, target);
  }
};

const relatedByName = (row: OperationRow, resource: AnyResource, nameIn: (request: OperationRequest) => string) =>
  operation(row, {
    rules: ({ relationship = '' }) =>
      readRules(row, targetsOf(findRelationship(resource, row.relationship ?? relationship), types)),
    respond: reportingDeletion(resource, async (request) => {
      const name = nameIn(request);
      if (row.relationship === undefined) needTargetScopes(request, findRelationship(resource, name));
      return answerToOne(request, resource, name);
    }),
  });

/** The operation that reads what the relationship in the path leads to, for a type that shows to-one relationships only. */
export const relatedToOne = (resource: AnyResource): LambdaHandler => {
  const many = shownRelationships(resource).find(([, { kind }]) => kind === 'many');
  if (many !== undefined) throw new Error(`${resource.type}.${many[0]} is a to-many relationship, which has pages`);
  return relatedByName(operationOf(resource, { kind: 'related' }), resource, ({ relationship }) => relationship);
};

/** The operation that reads what one to-one relationship leads to. */
export const relatedByOne = (resource: AnyResource, name: string): LambdaHandler =>
  relatedByName(operationOf(resource, { kind: 'related', relationship: name }), resource, () => name);
