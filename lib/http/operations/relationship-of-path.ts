import { JsonApiError } from '../../jsonapi/errors.ts';
import type { Relationship } from '../../model/definition/relationship.ts';
import type { AnyResource } from '../../model/definition/resource.ts';
import { shownRelationship } from '../../model/definition/shown-fields.ts';

/** The relationship that a path names; throws 404 for one that the type does not show. */
export const findRelationship = (resource: AnyResource, name: string): Relationship => {
  const relationship = shownRelationship(resource, name);
  if (relationship !== undefined) return relationship;
  const detail = `The type ${resource.type} has no relationship "${name}"`;
  throw new JsonApiError(404, [{ code: 'unknown_path', detail }]);
};
