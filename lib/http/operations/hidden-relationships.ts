import { requireIntegration } from '../../access/authenticate.ts';
import { pointerTo } from '../../errors/source.ts';
import type { AnyResource } from '../../model/definition/resource.ts';
import { shownRelationship } from '../../model/definition/shown-fields.ts';
import type { Change } from '../../model/validation/change.ts';
import type { OperationRequest } from '../pipeline/operation-request.ts';

/** Whether no answer shows a relationship. */
export const isHidden = (resource: AnyResource, name: string): boolean =>
  shownRelationship(resource, name) === undefined;

/**
 * Throws 403 for a person who gives a record targets of a hidden relationship. It is hidden from the people that it
 * concerns. They may have tokens, and could find out by changing it, or give themselves access by it: so only
 * integrations may. The relationship's own address says so in its row of the table of operations.
 */
export const requireMayName = async (
  request: OperationRequest,
  resource: AnyResource,
  { toMany }: Pick<Change, 'toMany'>,
): Promise<void> => {
  for (const name of Object.keys(toMany).filter((each) => isHidden(resource, each))) {
    requireIntegration(await request.caller(), `read or change "${name}"`, pointerTo('data', 'relationships', name));
  }
};
