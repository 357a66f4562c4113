import { errorOf, refuse } from '../../errors/error-kind.ts';
import { type ErrorDetails, JsonApiError, maxErrors } from '../../errors/json-api-error.ts';
import { relatedNotFound } from '../../errors/reading.ts';
import { linkagePointer, pointerTo } from '../../errors/source.ts';
import { isJsonObject, type RequestData, relationshipPlace } from '../../jsonapi/request-document.ts';
import type { ResourceIdentifier } from '../../jsonapi/resource-object.ts';
import { canonicalId } from '../../runtime/ids.ts';
import type { LinkageEntry } from '../../store/linkage.ts';
import type { StoredRecord } from '../../store/record.ts';
import type { Refusal } from '../../store/steps.ts';
import { toOneTarget } from '../definition/record-fields.ts';
import type { Inverse, ToOne } from '../definition/relationship.ts';
import type { AnyResource } from '../definition/resource.ts';
import type { Change } from '../validation/change.ts';

/** Pointer at the first place in a request's to-many linkage that names a target. */
export const identifierPointer = (data: RequestData, name: string, { id }: ResourceIdentifier): string => {
  const linkage = data.relationships[name];
  const identifiers = isJsonObject(linkage) && Array.isArray(linkage.data) ? linkage.data : [];
  const index = identifiers.findIndex(
    (each) => isJsonObject(each) && String(each.id).toLowerCase() === id.toLowerCase(),
  );
  return pointerTo(...relationshipPlace(data, name), 'data', index);
};

/** Refuses a reference to a record that does not exist; the place is looked for only then. */
export const missingTarget =
  ({ type, id }: ResourceIdentifier, pointer: () => string): Refusal =>
  (found) =>
    found === undefined ? refuse(relatedNotFound, type, id, pointer()) : undefined;

// What names no type must not become part of a key: it could name another kind of item.
const typeName = /^[a-z_]{1,64}$/;

/** The change with every referred id in the form of the table's keys; throws 404 for ids that no record can have. */
export const withCanonicalTargets = (change: Change): Change => {
  const errors: ErrorDetails[] = [];
  const canonical = (target: ResourceIdentifier, pointer: () => string): ResourceIdentifier => {
    const id = typeName.test(target.type) ? canonicalId(target.id) : undefined;
    // Finding a target's place in the request takes a while. So only the places of reported errors are looked for.
    const place = () => (errors.length < maxErrors ? pointer() : pointerTo('data'));
    if (id === undefined) errors.push(errorOf(relatedNotFound, target.type, target.id, place()));
    return { type: target.type, id: id ?? target.id };
  };
  const toOne = Object.entries(change.toOne).map(
    ([name, target]) => [name, target === null ? null : canonical(target, () => linkagePointer(name))] as const,
  );
  const toMany = Object.entries(change.toMany).map(
    ([name, targets]) =>
      [name, targets.map((target) => canonical(target, () => identifierPointer(change.data, name, target)))] as const,
  );
  if (errors.length > 0) throw new JsonApiError(404, errors);
  return { ...change, toOne: Object.fromEntries(toOne), toMany: Object.fromEntries(toMany) };
};

/** The fields of a record that its parent's linkage entry carries along. */
export const carriedFields = (record: StoredRecord, { carries }: Inverse): Record<string, unknown> =>
  Object.fromEntries(carries.flatMap((field) => ((record[field] ?? null) === null ? [] : [[field, record[field]]])));

/** A change of a linkage: the relationship that it is the inverse of, and when it happens, ISO 8601. */
export interface Linking {
  readonly name: string;
  readonly relationship: ToOne;
  readonly at: string;
}

/** The entry that a record's to-one relationship leaves in its parent; undefined when it has no parent or no inverse. */
export const inverseEntry = (record: StoredRecord, { name, relationship, at }: Linking): LinkageEntry | undefined => {
  const parent = toOneTarget(record, name, relationship);
  const { inverse } = relationship;
  if (parent === null || inverse === undefined) return undefined;
  const { linkage, unseen, unless } = inverse;
  if (unless !== undefined && (record[unless] ?? null) !== null) return undefined;
  const shownAt = unseen ? undefined : at;
  return { parent, linkage, target: record.id, entry: carriedFields(record, inverse), shownAt };
};

export const storedToOnes = (resource: AnyResource): [string, ToOne][] =>
  Object.entries(resource.relationships).flatMap(([name, relationship]): [string, ToOne][] =>
    relationship.kind === 'one' && !Object.hasOwn(resource.computedLinkage, name) ? [[name, relationship]] : [],
  );
