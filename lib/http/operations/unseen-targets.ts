import { JsonApiError } from '../../errors/json-api-error.ts';
import type { ResourceIdentifier } from '../../jsonapi/resource-object.ts';
import { isVisible } from '../../model/read/read-records.ts';
import type { Change } from '../../model/validation/change.ts';
import { types } from '../../resources/types.ts';
import { canonicalId, newId } from '../../runtime/ids.ts';
import type { StoredRecord } from '../../store/record.ts';
import type { OperationRequest } from '../pipeline/operation-request.ts';

const isUnseen = async (request: OperationRequest, target: ResourceIdentifier | null): Promise<boolean> => {
  const resource = target === null ? undefined : types.get(target.type);
  const id = canonicalId(target?.id ?? '');
  if (!resource?.isRestricted || id === undefined) return false;
  return !(await isVisible(request, resource, id));
};

const withIdsGiven = (error: unknown, names: ReadonlyMap<string, string>): unknown => {
  if (!(error instanceof JsonApiError)) return error;
  const rename = (text: string): string =>
    [...names].reduce((renaming, [standIn, id]) => renaming.replaceAll(standIn, id), text);
  const errors = error.errors.map(({ detail = '', ...each }) => ({ ...each, detail: rename(detail) }));
  return new JsonApiError(error.status, errors, error.headers);
};

/**
 * Writes a change as if a target that the caller may not see did not exist. An id that no record has replaces the target's
 * id, so that the answer is the same whatever else is wrong.
 */
export const unseenAsMissing = async (
  request: OperationRequest,
  given: Change,
  write: (change: Change) => Promise<StoredRecord>,
): Promise<StoredRecord> => {
  const standIns = new Map<string, string>();
  const toOne: Record<string, ResourceIdentifier | null> = { ...given.toOne };
  for (const [name, target] of Object.entries(given.toOne)) {
    if (target === null || !(await isUnseen(request, target))) continue;
    const id = newId();
    standIns.set(id, canonicalId(target.id) ?? target.id);
    toOne[name] = { type: target.type, id };
  }
  try {
    return await write({ ...given, toOne });
  } catch (error) {
    throw withIdsGiven(error, standIns);
  }
};
