import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto';
import { keyOf } from './keys.ts';
import { WriteRefused } from './refused.ts';
import { putStep } from './steps.ts';
import type { Store } from './store.ts';

/** A place in an order: the values of the sort fields and the id of an item, which may be deleted; or the end. */
export type Position = { readonly values: readonly (string | null)[]; readonly id: string } | 'end';

/**
 * The content of a cursor: a place, and the total of the list as counted for its first page, if the cursor carries it.
 */
export interface CursorContent {
  readonly position: Position;
  readonly total?: number | undefined;
}

const algorithm = 'aes-256-gcm';
const keyBytes = 32;
const nonceBytes = 12;
const tagBytes = 16;

const secrets = new Map<string, Buffer>();

const readSecret = async (store: Store): Promise<Buffer | undefined> => {
  const item = await store.get(keyOf.cursorSecret);
  return typeof item?.secret === 'string' ? Buffer.from(item.secret, 'base64url') : undefined;
};

const makeSecret = async (store: Store): Promise<void> => {
  const secret = randomBytes(keyBytes).toString('base64url');
  try {
    await store.write([putStep(keyOf.cursorSecret, { secret }, () => 'made by another')]);
  } catch (error) {
    // Another process has created the secret before this one.
    if (!(error instanceof WriteRefused)) throw error;
  }
};

/** The secret that seals the cursors of a table: made once, kept in the table, read once per process. */
export const cursorSecret = async (store: Store): Promise<Buffer> => {
  const known = secrets.get(store.tableName) ?? (await readSecret(store));
  if (known === undefined) {
    await makeSecret(store);
    return cursorSecret(store);
  }
  secrets.set(store.tableName, known);
  return known;
};

const encode = ({ position, total }: CursorContent): string =>
  JSON.stringify(total === undefined ? [position] : [position, total]);

// The seal proves that `encode` wrote this text.
const decode = (plain: string): CursorContent => {
  const [position, total] = JSON.parse(plain) as readonly [Position, number?];
  return { position, total };
};

/** Seals a text for one context, so that nobody can read it or create such a text. */
export const sealText = (plain: string, context: string, secret: Buffer): string => {
  // The nonce follows from the content, so that one place always has the same cursor.
  const nonce = createHmac('sha256', secret).update(`${context}\n${plain}`).digest().subarray(0, nonceBytes);
  const cipher = createCipheriv(algorithm, secret, nonce).setAAD(Buffer.from(context));
  const sealed = Buffer.concat([cipher.update(plain, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url');
};

/** Returns the text that was sealed; undefined if the sealed text was changed, or was sealed for another context. */
export const openText = (sealed: string, context: string, secret: Buffer): string | undefined => {
  const bytes = Buffer.from(sealed, 'base64url');
  if (bytes.length <= nonceBytes + tagBytes || bytes.toString('base64url') !== sealed) return undefined;
  const decipher = createDecipheriv(algorithm, secret, bytes.subarray(0, nonceBytes), { authTagLength: tagBytes });
  decipher.setAAD(Buffer.from(context)).setAuthTag(bytes.subarray(nonceBytes, nonceBytes + tagBytes));
  try {
    const plain = Buffer.concat([decipher.update(bytes.subarray(nonceBytes + tagBytes)), decipher.final()]);
    return plain.toString('utf8');
  } catch {
    return undefined;
  }
};

/** Seals its content into an opaque cursor that is valid only for `context`: one list with one sort and filter. */
export const sealCursor = (content: CursorContent, context: string, secret: Buffer): string =>
  sealText(encode(content), context, secret);

/** Returns the content of a cursor; undefined if the cursor was changed, or was sealed for another context. */
export const openCursor = (cursor: string, context: string, secret: Buffer): CursorContent | undefined => {
  const plain = openText(cursor, context, secret);
  return plain === undefined ? undefined : decode(plain);
};
