import type { Authority } from '../../domain/access-control/authority/authority.ts';
import { relatedUrl, relationshipUrl } from '../../jsonapi/links.ts';
import type { LinkageDocument } from '../../jsonapi/resource-object.ts';
import { type OperationRow, operationOf } from '../../model/definition/operations.ts';
import { linkedIds } from '../../model/definition/record-fields.ts';
import { isWritableRelationship } from '../../model/definition/relationship.ts';
import type { AnyResource } from '../../model/definition/resource.ts';
import { readRequestedChange } from '../../model/validation/read-change.ts';
import { createRecord } from '../../model/write/create.ts';
import { type TargetChange, updateTargets } from '../../model/write/update-targets.ts';
import type { StoredRecord } from '../../store/record.ts';
import { shownVersion } from '../../store/record-version.ts';
import { operation } from '../pipeline/operation.ts';
import type { OperationRequest } from '../pipeline/operation-request.ts';
import type { LambdaHandler } from '../pipeline/pipeline.ts';
import { linkageBody } from '../pipeline/request-body.ts';
import { type Answer, noContent } from '../pipeline/response.ts';
import { writeOperation } from '../pipeline/write-operation.ts';
import { createBy } from './create.ts';
import { guardBy } from './guard.ts';
import { isHidden, requireMayName } from './hidden-relationships.ts';
import { readFromPath } from './read.ts';
import { reportingDeletion } from './report-deletion.ts';
import { requireVisible, updateBy } from './update.ts';

const targetType = (resource: AnyResource, name: string): string => {
  const relationship = resource.relationships[name];
  // This check runs when the function starts. A record can only change a relationship whose targets it names itself.
  if (
    relationship?.kind !== 'many' ||
    !relationship.refers ||
    !isWritableRelationship(relationship, { creates: false })
  )
    throw new Error(`${resource.type} does not name its ${name} itself`);
  return relationship.type;
};

const answerLinkage = (
  { base }: OperationRequest,
  resource: AnyResource,
  name: string,
  record: StoredRecord,
): Answer<LinkageDocument> => {
  const type = targetType(resource, name);
  const data = linkedIds(record, name).map((id) => ({ type, id }));
  const place = [base, resource.collection, record.id, name] as const;
  const self = relationshipUrl(...place);
  const links = isHidden(resource, name) ? { self } : { self, related: relatedUrl(...place) };
  return { status: 200, document: { data, links, meta: { count: data.length, version: shownVersion(record) } } };
};

// A linkage holds no resources, and so no fields.
const noFields = (): undefined => undefined;

const rowOf = (resource: AnyResource, relationship: string, method: OperationRow['method']): OperationRow => {
  targetType(resource, relationship);
  return operationOf(resource, { kind: 'relationship', method, relationship });
};

/** The operation that reads the linkage of a to-many relationship. */
export const readRelationship = (resource: AnyResource, name: string): LambdaHandler =>
  operation(rowOf(resource, name, 'GET'), {
    rules: () => ({ fields: noFields }),
    respond: reportingDeletion(resource, async (request) =>
      answerLinkage(request, resource, name, await readFromPath(request, resource)),
    ),
  });

const change = (
  resource: AnyResource,
  name: string,
  method: OperationRow['method'],
  how: TargetChange,
): LambdaHandler =>
  writeOperation(rowOf(resource, name, method), resource, {
    rules: () => ({ fields: noFields }),
    body: linkageBody(name),
    respond: reportingDeletion(resource, async (request) => {
      const given = await readRequestedChange(resource, request.data, { creates: false });
      const id = request.pathId(resource.type);
      await requireVisible(request, resource, id);
      const answer = request.answerWith((record) =>
        isHidden(resource, name) ? noContent : answerLinkage(request, resource, name, record),
      );
      return answer(await updateTargets(request.store, resource, id, { given, how, now: request.now }));
    }),
  });

/** The operation that adds to the linkage of a to-many relationship; it answers nothing of a hidden one. */
export const addToRelationship = (resource: AnyResource, name: string): LambdaHandler =>
  change(resource, name, 'POST', 'add');

/** The operation that replaces the linkage of a to-many relationship. */
export const replaceRelationship = (resource: AnyResource, name: string): LambdaHandler =>
  change(resource, name, 'PATCH', 'replace');

/** The operation that removes from the linkage of a to-many relationship. */
export const removeFromRelationship = (resource: AnyResource, name: string): LambdaHandler =>
  change(resource, name, 'DELETE', 'remove');

/** The operation that creates a resource with targets of relationships that no answer shows. */
export const createWithTargets = (resource: AnyResource, authority?: Authority): LambdaHandler => {
  const guard = guardBy(resource, 'create', authority);
  return createBy(resource, async (request, change) => {
    const { store, now } = request;
    await requireMayName(request, resource, change);
    return { record: await createRecord(store, resource, change, { now, ...guard(request) }) };
  });
};

/** The operation that updates a resource with the targets of the to-many relationships that it names itself. */
export const updateWithTargets = (resource: AnyResource, authority?: Authority): LambdaHandler => {
  const guard = guardBy(resource, 'update', authority);
  return updateBy(resource, async (request, id, given) => {
    const { store, now } = request;
    await requireMayName(request, resource, given);
    return updateTargets(store, resource, id, { given, how: 'replace', now, ...guard(request) });
  });
};
