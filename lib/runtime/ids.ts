import { createHmac, hash, randomUUID } from 'node:crypto';
import { v4, v7 } from 'uuid';

/** A new resource id: UUID version 7, so that ids sort by creation. */
export const newId = (): string => v7();

/** A new id that shows nothing of the order of creation: UUID version 4, for section responses and what is below them. */
export const newOpaqueId = (): string => randomUUID();

const variants = '89ab';

/**
 * The id that always belongs to the same name: UUID version 5 in the namespace `namespace` (RFC 9562). By Node's one-shot
 * hash, which takes half of the time of the library's: a period has ten thousand.
 */
export const derivedId = (name: string, namespace: string): string => {
  const bytes = Buffer.concat([Buffer.from(namespace.replaceAll('-', ''), 'hex'), Buffer.from(name)]);
  const hex = hash('sha1', bytes, 'hex');
  const variant = variants[Number.parseInt(hex.charAt(16), 16) % variants.length];
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `5${hex.slice(13, 16)}`,
    `${variant}${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ].join('-');
};

/** The id that a name has under a secret key, UUID version 4 in shape: without the key nobody finds the name. */
export const keyedId = (key: Uint8Array, ...names: readonly string[]): string =>
  v4({ random: createHmac('sha256', key).update(JSON.stringify(names)).digest().subarray(0, 16) });

/** The id of the n-th thing that began at a moment: UUID version 7, so that ids sort by n, and always the same one. */
export const orderedId = (namespace: string, moment: Date, n: number): string =>
  v7({ msecs: moment.getTime(), seq: n, random: hash('sha256', namespace, 'buffer') });

const uuidPattern = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** The canonical (lower case) form of a UUID, or undefined when the text is none. */
export const canonicalId = (text: string): string | undefined =>
  uuidPattern.test(text) ? text.toLowerCase() : undefined;
