import { badRequest, conflict } from './errors.ts';
import { pointerTo } from './pointer.ts';
import { isJsonObject } from './request-document.ts';
import type { ResourceIdentifier } from './resource-object.ts';

/** The types that a relationship may lead to; undefined means any. */
export type LinkageTypes = readonly string[] | undefined;

const refuse = (name: string, expected: string, ...path: readonly (string | number)[]) =>
  badRequest(
    `The relationship "${name}" must have ${expected}`,
    { pointer: pointerTo('data', 'relationships', name, ...path) },
    { code: 'invalid_linkage' },
  );

const readIdentifier = (
  name: string,
  value: unknown,
  types: LinkageTypes,
  path: readonly (string | number)[],
): ResourceIdentifier => {
  if (!isJsonObject(value) || typeof value.type !== 'string' || typeof value.id !== 'string') {
    throw refuse(name, '"data" of resource identifiers: objects with a "type" and an "id"', ...path);
  }
  if (types !== undefined && !types.includes(value.type)) {
    const pointer = pointerTo('data', 'relationships', name, ...path, 'type');
    throw conflict('type_mismatch', `The relationship "${name}" takes the type "${types.join('" or "')}"`, pointer);
  }
  return { type: value.type, id: value.id };
};

const dataOf = (name: string, relationship: unknown): unknown => {
  if (!isJsonObject(relationship)) throw refuse(name, 'the form of an object');
  if (relationship.data === undefined) throw refuse(name, 'a member "data"');
  return relationship.data;
};

/** Reads the linkage of a to-one relationship of a request: an identifier or null; throws 400 or 409. */
export const readToOne = (name: string, relationship: unknown, types: LinkageTypes): ResourceIdentifier | null => {
  const data = dataOf(name, relationship);
  return data === null ? null : readIdentifier(name, data, types, ['data']);
};

/** Reads the linkage of a to-many relationship of a request; duplicates collapse; throws 400 or 409. */
export const readToMany = (name: string, relationship: unknown, types: LinkageTypes): ResourceIdentifier[] => {
  const data = dataOf(name, relationship);
  if (!Array.isArray(data)) throw refuse(name, '"data" that is an array', 'data');
  const identifiers = data.map((each, index) => readIdentifier(name, each, types, ['data', index]));
  return [...new Map(identifiers.map((each) => [`${each.type}#${each.id.toLowerCase()}`, each])).values()];
};
