import { invalidLinkage, typeMismatch } from '../errors/documents.ts';
import { refuse } from '../errors/error-kind.ts';
import { pointerTo } from '../errors/source.ts';
import { isJsonObject, type RequestData, relationshipPlace } from './request-document.ts';
import type { ResourceIdentifier } from './resource-object.ts';

/** The types that a relationship may lead to; undefined means any. */
export type LinkageTypes = readonly string[] | undefined;

/** A relationship of a request: its name, and its path in the document. */
interface LocatedRelationship {
  readonly name: string;
  readonly at: readonly (string | number)[];
}

const invalid = ({ name, at }: LocatedRelationship, expected: string, ...path: readonly (string | number)[]) =>
  refuse(invalidLinkage, name, expected, pointerTo(...at, ...path));

const readIdentifier = (
  place: LocatedRelationship,
  value: unknown,
  types: LinkageTypes,
  path: readonly (string | number)[],
): ResourceIdentifier => {
  if (!isJsonObject(value) || typeof value.type !== 'string' || typeof value.id !== 'string') {
    throw invalid(place, '"data" of resource identifiers: objects with a "type" and an "id"', ...path);
  }
  if (types !== undefined && !types.includes(value.type)) {
    const { name, at } = place;
    const detail = `The relationship "${name}" takes the type "${types.join('" or "')}"`;
    throw refuse(typeMismatch, detail, pointerTo(...at, ...path, 'type'));
  }
  return { type: value.type, id: value.id };
};

const dataOf = (place: LocatedRelationship, relationship: unknown): unknown => {
  if (!isJsonObject(relationship)) throw invalid(place, 'the form of an object');
  if (relationship.data === undefined) throw invalid(place, 'a member "data"');
  return relationship.data;
};

const locate = (data: RequestData, name: string): LocatedRelationship => ({ name, at: relationshipPlace(data, name) });

/** Whether a relationship of a request is one that answers show without linkage, sent back as it was read: links and no data. */
export const isWithoutLinkage = (relationship: unknown): boolean =>
  isJsonObject(relationship) && relationship.data === undefined && isJsonObject(relationship.links);

/** Reads the linkage of a to-one relationship of a request: an identifier or null; throws 400 or 409. */
export const readToOne = (
  request: RequestData,
  name: string,
  { types, except }: { readonly types: LinkageTypes; readonly except?: readonly string[] },
): ResourceIdentifier | null => {
  const place = locate(request, name);
  const data = dataOf(place, request.relationships[name]);
  if (data === null) return null;
  const identifier = readIdentifier(place, data, types, ['data']);
  if (!except?.includes(identifier.type)) return identifier;
  const detail = `The relationship "${name}" does not take the type "${identifier.type}"`;
  throw refuse(typeMismatch, detail, pointerTo(...place.at, 'data', 'type'));
};

/** Reads the linkage of a to-many relationship of a request; duplicates collapse; throws 400 or 409. */
export const readToMany = (request: RequestData, name: string, types: LinkageTypes): ResourceIdentifier[] => {
  const place = locate(request, name);
  const data = dataOf(place, request.relationships[name]);
  if (!Array.isArray(data)) throw invalid(place, '"data" that is an array', 'data');
  const identifiers = data.map((each, index) => readIdentifier(place, each, types, ['data', index]));
  return [...new Map(identifiers.map((each) => [`${each.type}#${each.id.toLowerCase()}`, each])).values()];
};
