import type { Authority } from '../../domain/access-control/authority/authority.ts';
import { refuse } from '../../errors/error-kind.ts';
import { notFound } from '../../errors/reading.ts';
import { operationOf } from '../../model/definition/operations.ts';
import type { AnyResource } from '../../model/definition/resource.ts';
import { isVisible } from '../../model/read/read-records.ts';
import { renderResource } from '../../model/render/render.ts';
import type { Change } from '../../model/validation/change.ts';
import { readRequestedChange } from '../../model/validation/read-change.ts';
import { updateGuarded } from '../../model/write/update.ts';
import type { StoredRecord } from '../../store/record.ts';
import type { Respond } from '../pipeline/operation.ts';
import type { OperationRequest } from '../pipeline/operation-request.ts';
import type { LambdaHandler } from '../pipeline/pipeline.ts';
import { guardBy } from './guard.ts';
import { reportingDeletion } from './report-deletion.ts';
import { requireGeneral, takeResource } from './take-resource.ts';
import { unseenAsMissing } from './unseen-targets.ts';
import { answerChanged } from './write-answers.ts';

/** Throws 404 for a record that the caller may not see: it is not there to be written either. */
export const requireVisible = async (request: OperationRequest, resource: AnyResource, id: string): Promise<void> => {
  if (!(await isVisible(request, resource, id))) throw refuse(notFound, resource.type, id);
};

const takeUpdate = (resource: AnyResource, respond: Respond): LambdaHandler =>
  takeResource(operationOf(resource, { kind: 'update' }), resource, reportingDeletion(resource, respond));

/** The operation that updates a resource of a type in a way of its own. */
export const updateBy = (
  resource: AnyResource,
  change: (request: OperationRequest, id: string, given: Change) => Promise<StoredRecord>,
  readAgain?: (request: OperationRequest, id: string) => Promise<StoredRecord>,
): LambdaHandler =>
  takeUpdate(resource, async (request) => {
    const answer = (record: StoredRecord) => answerChanged(renderResource(resource, record, request));
    if (readAgain === undefined) request.answerWith(answer);
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
    return unseenAsMissing(request, given, (change) =>
      updateGuarded(store, resource, id, { change, now, ...guard(request) }),
    );
  });
};
