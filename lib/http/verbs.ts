import { notFound } from '../jsonapi/errors.ts';
import type { AnyResource } from '../model/definition/resource.ts';
import { isVisible } from '../model/read/read-records.ts';
import { readChange } from '../model/validation/change.ts';
import { createRecord } from '../model/write/create.ts';
import { updateRecord } from '../model/write/update.ts';
import { created, updated } from './answers.ts';
import type { OperationRequest } from './operation-request.ts';
import { requestBody } from './request-body.ts';
import type { Respond, Responder } from './responder.ts';

/** A responder that reads a request document and answers with a resource of a type, in a way of its own. */
export const writing = (resource: AnyResource, respond: Respond): Responder => ({
  types: [resource],
  body: requestBody,
  respond,
});

/** Throws, while the function starts, for a type that general verbs do not write: such a route never answers. */
export const requireGeneral = ({ type, writtenBy }: AnyResource): void => {
  if (writtenBy !== undefined) throw new Error(`${type} is written by ${writtenBy}`);
};

/** Throws 404 for a record that the caller may not see: it is not there to be written either. */
export const requireVisible = async (request: OperationRequest, resource: AnyResource, id: string): Promise<void> => {
  if (!(await isVisible(request, resource, id))) throw notFound(resource.type, id);
};

/** Creates a resource of a type from the request document. */
export const create = (resource: AnyResource): Responder => {
  requireGeneral(resource);
  return writing(resource, async (request) => {
    const change = readChange(resource, request.data, { creates: true });
    return created(request, resource, await createRecord(request.store, resource, change, { now: request.now }));
  });
};

/** Updates the resource of a type that the path names; 404 also for one that the caller may not see. */
export const update = (resource: AnyResource): Responder => {
  requireGeneral(resource);
  return writing(resource, async (request) => {
    const change = readChange(resource, request.data, { creates: false });
    const id = request.pathId(resource.type);
    await requireVisible(request, resource, id);
    return updated(request, resource, await updateRecord(request.store, resource, id, change, request.now));
  });
};
