import { notFound } from '../jsonapi/errors.ts';
import { type OperationRow, operationOf } from '../model/definition/operations.ts';
import type { AnyResource } from '../model/definition/resource.ts';
import { fieldsOfTypes } from '../model/definition/shown-fields.ts';
import { isVisible } from '../model/read/read-records.ts';
import { renderResource } from '../model/render/render.ts';
import type { Change } from '../model/validation/change.ts';
import { readRequestedChange } from '../model/validation/read-change.ts';
import { createRecord } from '../model/write/create.ts';
import { updateRecord } from '../model/write/update.ts';
import type { StoredRecord } from '../store/record.ts';
import { operation, type Respond } from './operation.ts';
import type { OperationRequest } from './operation-request.ts';
import type { LambdaHandler } from './pipeline.ts';
import { requestBody } from './request-body.ts';

const write = (row: OperationRow, resource: AnyResource, respond: Respond): LambdaHandler =>
  operation(row, {
    rules: () => ({ fields: fieldsOfTypes([resource]) }),
    body: requestBody(resource.type, row.kind === 'update'),
    respond,
  });

// Such a route would never answer.
const requireGeneral = ({ type, writtenBy }: AnyResource): void => {
  if (writtenBy !== undefined) throw new Error(`${type} is written by ${writtenBy}`);
};

/** A new record, and the `meta` of its answer. */
export interface Created {
  readonly record: StoredRecord;
  readonly meta?: object;
}

/** The operation that creates a resource of a type in a way of its own. */
export const createBy = (
  resource: AnyResource,
  make: (request: OperationRequest, change: Change) => Promise<Created>,
): LambdaHandler =>
  write(operationOf(resource, { kind: 'create' }), resource, async (request) => {
    const { record, meta } = await make(request, await readRequestedChange(resource, request.data, { creates: true }));
    const data = renderResource(resource, record, request);
    return { status: 201, document: { data, ...(meta && { meta }) }, headers: { location: data.links.self } };
  });

/** The operation that creates a resource of a type. */
export const create = (resource: AnyResource): LambdaHandler => {
  requireGeneral(resource);
  return createBy(resource, async ({ store, now }, change) => ({
    record: await createRecord(store, resource, change, { now }),
  }));
};

/** Throws 404 for a record that the caller may not see: it is not there to be written either. */
export const requireVisible = async (request: OperationRequest, resource: AnyResource, id: string): Promise<void> => {
  if (!(await isVisible(request, resource, id))) throw notFound(resource.type, id);
};

/** The operation that updates a resource of a type in a way of its own. */
export const updateBy = (
  resource: AnyResource,
  change: (request: OperationRequest, id: string, given: Change) => Promise<StoredRecord>,
): LambdaHandler =>
  write(operationOf(resource, { kind: 'update' }), resource, async (request) => {
    const given = await readRequestedChange(resource, request.data, { creates: false });
    const id = request.pathId(resource.type);
    await requireVisible(request, resource, id);
    const record = await change(request, id, given);
    return { status: 200, document: { data: renderResource(resource, record, request) } };
  });

/** The operation that updates a resource of a type; `updateWithTargets` is for one that names targets itself. */
export const update = (resource: AnyResource): LambdaHandler => {
  requireGeneral(resource);
  const own = Object.entries(resource.relationships).find(
    ([, each]) => each.kind === 'many' && each.writable && !each.createOnly,
  );
  if (own !== undefined) throw new Error(`${resource.type} names its ${own[0]} itself, which an update may change`);
  return updateBy(resource, ({ store, now }, id, change) => updateRecord(store, resource, id, change, now));
};
