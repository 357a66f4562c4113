import { notFound } from '../jsonapi/errors.ts';
import { operationOf } from '../model/definition/operations.ts';
import type { AnyResource } from '../model/definition/resource.ts';
import { fieldsOfTypes } from '../model/definition/shown-fields.ts';
import { readVisible } from '../model/read/read-records.ts';
import { type Deletion, deleteRecord } from '../model/write/delete.ts';
import { dependentsOf } from '../model/write/dependents.ts';
import { types } from '../resources/types.ts';
import type { LambdaHandler } from './pipeline.ts';
import { noContent } from './response.ts';
import { writeOperation } from './write-operation.ts';

/**
 * The operation that deletes the resource that the path names; 409 for one that others refer to. `check` looks at whatever
 * else forbids it.
 */
export const remove = (resource: AnyResource, check?: Deletion['check']): LambdaHandler => {
  const deletion = { resource, dependents: dependentsOf(resource, types.values()), ...(check && { check }) };
  return writeOperation(operationOf(resource, { kind: 'delete' }), resource, {
    rules: () => ({ fields: fieldsOfTypes([resource]) }),
    respond: async (request) => {
      const id = request.pathId(resource.type);
      const isUnseen = resource.isRestricted && (await readVisible(request, resource, id)) === undefined;
      if (isUnseen) throw notFound(resource.type, id);
      await deleteRecord(request.store, deletion, id, request.now);
      return noContent;
    },
  });
};
