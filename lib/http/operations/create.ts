import type { Authority } from '../../domain/access-control/authority/authority.ts';
import { operationOf } from '../../model/definition/operations.ts';
import type { AnyResource } from '../../model/definition/resource.ts';
import { renderResource } from '../../model/render/render.ts';
import type { Change } from '../../model/validation/change.ts';
import { type OwnRefusals, readRequestedChange } from '../../model/validation/read-change.ts';
import { createRecord } from '../../model/write/create.ts';
import type { StoredRecord } from '../../store/record.ts';
import type { OperationRequest } from '../pipeline/operation-request.ts';
import type { LambdaHandler } from '../pipeline/pipeline.ts';
import { guardBy } from './guard.ts';
import { isHidden } from './hidden-relationships.ts';
import { requireGeneral, takeResource } from './take-resource.ts';
import { unseenAsMissing } from './unseen-targets.ts';
import { answerNew } from './write-answers.ts';

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
  takeResource(operationOf(resource, { kind: 'create' }), resource, async (request) => {
    const answer = ({ record, meta }: Created) => answerNew(renderResource(resource, record, request), meta);
    if (makeAgain === undefined) request.answerWith((record) => answer({ record }));
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
      record: await unseenAsMissing(request, given, (change) =>
        createRecord(store, resource, change, { now, ...guard(request) }),
      ),
    };
  });
};
