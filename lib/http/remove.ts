import { notFound } from '../jsonapi/errors.ts';
import type { AnyResource } from '../model/definition/resource.ts';
import { readVisible } from '../model/read/read-records.ts';
import { type Deletion, deleteRecord } from '../model/write/delete.ts';
import { type Dependents, requireDeletable } from '../model/write/dependents.ts';
import type { Responder } from './responder.ts';
import { noContent } from './response.ts';

/**
 * Deletes the resource of a type that the path names; 409 for one that others refer to. `dependents` says how they are
 * known, `checkDeletion` whatever else forbids it.
 */
export const remove = (
  resource: AnyResource,
  dependents: Dependents = {},
  checkDeletion?: Deletion['checkDeletion'],
): Responder => {
  requireDeletable(resource, dependents);
  const deletion = { resource, dependents, ...(checkDeletion && { checkDeletion }) };
  return {
    types: [resource],
    respond: async (request) => {
      const id = request.pathId(resource.type);
      const isHidden = resource.visibility !== undefined && (await readVisible(request, resource, id)) === undefined;
      if (isHidden) throw notFound(resource.type, id);
      await deleteRecord(request.store, deletion, id, request.now);
      return noContent;
    },
  };
};
