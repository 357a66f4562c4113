import { v4, v5, v7 } from 'uuid';

/** A new resource id: UUID version 7, so that ids sort by creation. */
export const newId = (): string => v7();

/** A new id that tells nothing about the order of creation: UUID version 4, for section responses and what is below them. */
export const newOpaqueId = (): string => v4();

/** The id that always belongs to the same name: UUID version 5 in the namespace `namespace`. */
export const derivedId = (name: string, namespace: string): string => v5(name, namespace);

const uuidPattern = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** The canonical (lower case) form of a UUID, or undefined when the text is none. */
export const canonicalId = (text: string): string | undefined =>
  uuidPattern.test(text) ? text.toLowerCase() : undefined;
