import { notFound } from '../jsonapi/errors.ts';
import { type Deletion, deleteRecord } from '../model/delete.ts';
import { type Dependents, requireDeletable } from '../model/dependents.ts';
import { readSeen } from '../model/read-records.ts';
import type { AnyResource } from '../model/resource.ts';
import type { Responder } from './responder.ts';
import { noContent } from './response.ts';

/**
 * Deletes the resource of a type that the path names; 409 for one that others refer to. `dependents` says how they are
 * known, `lookBeside` whatever else forbids it.
 */
export const remove = (
  resource: AnyResource,
  dependents: Dependents = {},
  lookBeside?: Deletion['lookBeside'],
): Responder => {
  requireDeletable(resource, dependents);
  const deletion = { resource, dependents, ...(lookBeside && { lookBeside }) };
  return {
    types: [resource],
    respond: async (request) => {
      const id = request.pathId(resource.type);
      const isHidden = resource.sight !== undefined && (await readSeen(request, resource, id)) === undefined;
      if (isHidden) throw notFound(resource.type, id);
      await deleteRecord(request.store, deletion, id, request.now);
      return noContent;
    },
  };
};
