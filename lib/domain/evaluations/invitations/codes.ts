import { createHash, createHmac } from 'node:crypto';

// 256 bits, as base64url.
const pattern = /^[A-Za-z0-9_-]{43}$/;

/** Whether a text has the form of a code. */
export const isCode = (text: string): boolean => pattern.test(text);

/**
 * Returns the code of a student in a batch, 256 bits. It follows from the batch's key, so that interrupted work makes
 * the same code again, and nobody can find it without the key.
 */
export const codeOf = (key: Buffer, period: string, student: string): string =>
  createHmac('sha256', key).update(`invitation\n${period}\n${student}`).digest('base64url');

/**
 * Returns the hash that the table keeps of a code. One round is enough for 256 bits, because such a code cannot be
 * guessed.
 */
export const digestOf = (code: string): string => createHash('sha256').update(code).digest('base64url');
