import type { Authority } from '../../domain/authority/authority.ts';
import { notFound } from '../../jsonapi/errors.ts';
import { type OperationRow, operationOf } from '../../model/definition/operations.ts';
import type { AnyResource } from '../../model/definition/resource.ts';
import { fieldsOfTypes } from '../../model/definition/shown-fields.ts';
import { isVisible } from '../../model/read/read-records.ts';
import { renderResource } from '../../model/render/render.ts';
import type { Change } from '../../model/validation/change.ts';
import { type OwnRefusals, readRequestedChange } from '../../model/validation/read-change.ts';
import { createRecord } from '../../model/write/create.ts';
import { updateGuarded } from '../../model/write/update.ts';
import type { StoredRecord } from '../../store/record.ts';
import type { Respond } from '../pipeline/operation.ts';
import type { OperationRequest } from '../pipeline/operation-request.ts';
import type { LambdaHandler } from '../pipeline/pipeline.ts';
import { requestBody } from '../pipeline/request-body.ts';
import type { Answer } from '../pipeline/response.ts';
import { writeOperation } from '../pipeline/write-operation.ts';
import { guardBy } from './guard.ts';
import { isHidden } from './hidden-relationships.ts';
import { asFarAsSeen } from './hidden-targets.ts';

const write = (row: OperationRow, resource: AnyResource, respond: Respond): LambdaHandler =>
  writeOperation(row, resource, {
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

interface CreateOptions {
  /** Makes again what a repeated creation is answered, where that is more than the record that it left. */
  readonly makeAgain?: (request: OperationRequest, id: string) => Promise<Created>;
  /** What is refused in addition to what the type says, reported together with it. */
  readonly refusals?: (request: OperationRequest) => OwnRefusals;
}

/** The operation that creates a resource of a type in a way of its own. */
export const createBy = (
  resource: AnyResource,
  make: (request: OperationRequest, change: Change) => Promise<Created>,
  { makeAgain, refusals }: CreateOptions = {},
): LambdaHandler =>
  write(operationOf(resource, { kind: 'create' }), resource, async (request) => {
    const answer = ({ record, meta }: Created): Answer => {
      const data = renderResource(resource, record, request);
      return { status: 201, document: { data, ...(meta && { meta }) }, headers: { location: data.links.self } };
    };
    if (makeAgain === undefined) request.foresee((record) => answer({ record }));
    else request.answerAgain(async (id) => answer(await makeAgain(request, id)));
    const mode = { creates: true, ...(refusals && { refusals: refusals(request) }) };
    return answer(await make(request, await readRequestedChange(resource, request.data, mode)));
  });

/** The operation that creates a resource of a type; `createWithTargets` is for one with hidden relationships. */
export const create = (resource: AnyResource, authority?: Authority): LambdaHandler => {
  requireGeneral(resource);
  const hidden = Object.keys(resource.relationships).find((name) => isHidden(resource, name));
  if (hidden !== undefined) throw new Error(`not everybody may give a ${resource.type} its ${hidden}`);
  const guard = guardBy(resource, 'create', authority);
  return createBy(resource, async (request, given) => {
    const { store, now } = request;
    return {
      record: await asFarAsSeen(request, given, (change) =>
        createRecord(store, resource, change, { now, ...guard(request) }),
      ),
    };
  });
};

/** Throws 404 for a record that the caller may not see: it is not there to be written either. */
export const requireVisible = async (request: OperationRequest, resource: AnyResource, id: string): Promise<void> => {
  if (!(await isVisible(request, resource, id))) throw notFound(resource.type, id);
};

/** The operation that updates a resource of a type in a way of its own. */
export const updateBy = (
  resource: AnyResource,
  change: (request: OperationRequest, id: string, given: Change) => Promise<StoredRecord>,
  readAgain?: (request: OperationRequest, id: string) => Promise<StoredRecord>,
): LambdaHandler =>
  write(operationOf(resource, { kind: 'update' }), resource, async (request) => {
    const answer = (record: StoredRecord): Answer => ({
      status: 200,
      document: { data: renderResource(resource, record, request) },
    });
    if (readAgain === undefined) request.foresee(answer);
    else request.answerAgain(async (id) => answer(await readAgain(request, id)));
    const given = await readRequestedChange(resource, request.data, { creates: false });
    const id = request.pathId(resource.type);
    await requireVisible(request, resource, id);
    return answer(await change(request, id, given));
  });

/** The operation that updates a resource of a type; `updateWithTargets` is for one that names targets itself. */
export const update = (resource: AnyResource, authority?: Authority): LambdaHandler => {
  requireGeneral(resource);
  const guard = guardBy(resource, 'update', authority);
  const own = Object.entries(resource.relationships).find(
    ([, each]) => each.kind === 'many' && each.writable && !each.createOnly,
  );
  if (own !== undefined) throw new Error(`${resource.type} names its ${own[0]} itself, which an update may change`);
  return updateBy(resource, (request, id, given) => {
    const { store, now } = request;
    return asFarAsSeen(request, given, (change) =>
      updateGuarded(store, resource, id, { change, now, ...guard(request) }),
    );
  });
};
