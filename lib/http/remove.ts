import { notFound } from '../jsonapi/errors.ts';
import { deleteRecord } from '../model/delete.ts';
import { type Dependents, requireDeletable } from '../model/dependents.ts';
import { readSeen } from '../model/read-records.ts';
import type { AnyResource } from '../model/resource.ts';
import type { Responder } from './responder.ts';
import { noContent } from './response.ts';

/**
 * Deletes the resource of a type that the path names; 409 for one that others refer to. `dependents` says how they are
 * known.
 */
export const remove = (resource: AnyResource, dependents: Dependents = {}): Responder => {
  requireDeletable(resource, dependents);
  return {
    types: [resource],
    respond: async (request) => {
      const id = request.pathId(resource.type);
      const isHidden = resource.sight !== undefined && (await readSeen(request, resource, id)) === undefined;
      if (isHidden) throw notFound(resource.type, id);
      await deleteRecord(request.store, resource, id, dependents);
      return noContent;
    },
  };
};
