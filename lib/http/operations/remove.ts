import type { Authority } from '../../domain/access-control/authority/authority.ts';
import { refuse } from '../../errors/error-kind.ts';
import { notFound } from '../../errors/reading.ts';
import { operationOf } from '../../model/definition/operations.ts';
import type { AnyResource } from '../../model/definition/resource.ts';
import { fieldsOfTypes } from '../../model/definition/shown-fields.ts';
import { readVisible } from '../../model/read/read-records.ts';
import { type Deletion, deleteRecord } from '../../model/write/delete.ts';
import { dependentsOf, ReferredTo } from '../../model/write/dependents.ts';
import type { Guard } from '../../model/write/guard.ts';
import { types } from '../../resources/types.ts';
import type { OperationRequest } from '../pipeline/operation-request.ts';
import type { LambdaHandler } from '../pipeline/pipeline.ts';
import { noContent } from '../pipeline/response.ts';
import { writeOperation } from '../pipeline/write-operation.ts';
import { guardBy } from './guard.ts';
import { reportingDeletion } from './report-deletion.ts';

/** Whether a caller may know how many records of a type exist: a caller that can read all of them. */
const counting = async (request: OperationRequest): Promise<(type: string) => boolean> => {
  const { scopes, principal } = await request.caller();
  return (type) => {
    const resource = types.get(type);
    if (resource === undefined || !scopes.some((scope) => scope === `${resource.area}:read`)) return false;
    return !resource.isRestricted || principal.kind === 'integration';
  };
};

interface Removal extends Pick<Deletion, 'check'> {
  readonly authority?: Authority;
  /** Asked before anything else is looked at, for a type that takes no authority. */
  guard?(request: OperationRequest): Guard;
}

/**
 * The operation that deletes the resource in the path. 409 while others refer to it. `check` throws whatever else forbids
 * the deletion.
 */
export const remove = (resource: AnyResource, { check, authority, guard: ownGuard }: Removal = {}): LambdaHandler => {
  const byAuthority = guardBy(resource, 'delete', authority);
  const guard = (request: OperationRequest) => (ownGuard ? { guard: ownGuard(request) } : byAuthority(request));
  const deletion = { resource, dependents: dependentsOf(resource, types.values()), ...(check && { check }) };
  return writeOperation(operationOf(resource, { kind: 'delete' }), resource, {
    rules: () => ({ fields: fieldsOfTypes([resource]) }),
    respond: reportingDeletion(resource, async (request) => {
      const id = request.pathId(resource.type);
      const isUnseen = resource.isRestricted && (await readVisible(request, resource, id)) === undefined;
      if (isUnseen) throw refuse(notFound, resource.type, id);
      try {
        await deleteRecord(request.store, { ...deletion, ...guard(request) }, id, request.now);
      } catch (error) {
        throw error instanceof ReferredTo ? error.countedBy(await counting(request)) : error;
      }
      return noContent;
    }),
  });
};
