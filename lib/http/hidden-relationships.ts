import { JsonApiError } from '../jsonapi/errors.ts';
import { pointerTo } from '../jsonapi/pointer.ts';
import type { AnyResource } from '../model/definition/resource.ts';
import { shownRelationship } from '../model/definition/shown-fields.ts';
import type { Change } from '../model/validation/change.ts';
import type { OperationRequest } from './operation-request.ts';

/** Whether no answer shows a relationship. */
export const isHidden = (resource: AnyResource, name: string): boolean =>
  shownRelationship(resource, name) === undefined;

/**
 * Throws 403 for a caller who must not know of a hidden relationship. It is hidden from the people whom it concerns. They
 * may have tokens, and could find out by changing it: so only integrations may.
 */
export const requireMayKnow = async (
  request: OperationRequest,
  resource: AnyResource,
  name: string,
  pointer?: string,
): Promise<void> => {
  if (!isHidden(resource, name)) return;
  const { principal } = await request.caller();
  if (principal.kind === 'integration') return;
  const detail = `Only a token of an integration may read or change "${name}"`;
  throw new JsonApiError(403, [{ code: 'integration_only', detail, ...(pointer && { source: { pointer } }) }]);
};

/** The same for all to-many relationships that a change gives. */
export const requireMayKnowTargets = async (
  request: OperationRequest,
  resource: AnyResource,
  { toMany }: Pick<Change, 'toMany'>,
): Promise<void> => {
  for (const name of Object.keys(toMany)) {
    await requireMayKnow(request, resource, name, pointerTo('data', 'relationships', name));
  }
};
