import type { FieldNames } from '../../jsonapi/fields.ts';
import type { Relationship } from './relationship.ts';
import type { AnyResource } from './resource.ts';

const isShown = (relationship: Relationship): boolean => relationship.kind === 'one' || relationship.hidden !== true;

/** The relationships of a type that its answers show, by name. */
export const shownRelationships = ({ relationships }: AnyResource): [string, Relationship][] =>
  Object.entries(relationships).filter(([, relationship]) => isShown(relationship));

/** The relationship of a type that its answers show under a name. */
export const shownRelationship = ({ relationships }: AnyResource, name: string): Relationship | undefined => {
  const found = Object.hasOwn(relationships, name) ? relationships[name] : undefined;
  return found !== undefined && isShown(found) ? found : undefined;
};

/** Names of all attributes that the answers of a type show, in order. */
export const attributeNames = ({ attributes, computed }: AnyResource): string[] => [
  ...new Set([...Object.keys(attributes), ...Object.keys(computed)]),
];

/** Names of all fields that the answers of a type show, in order. */
export const fieldNames = (resource: AnyResource): string[] => [
  ...attributeNames(resource),
  ...shownRelationships(resource).map(([name]) => name),
];

/** The names that sparse fieldsets may give for some types. */
export const fieldsOfTypes =
  (types: readonly AnyResource[]): FieldNames =>
  (type) => {
    const resource = types.find((each) => each.type === type);
    return resource === undefined ? undefined : fieldNames(resource);
  };
