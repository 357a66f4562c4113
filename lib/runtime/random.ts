import { createCipheriv, createHash, randomBytes, randomInt } from 'node:crypto';
import { v4 } from 'uuid';

/** A source of chance. */
export interface Random {
  /** A number from 0 (inclusive) to 1 (exclusive). */
  number(): number;
  /** A UUID of version 4. */
  id(): string;
}

const blockSize = 512;
const idSize = 16;
const numberSize = 4;

/**
 * Random numbers that are always the same for the same names, and unrelated for other names. They come from an AES key
 * stream.
 */
export const randomOf = (...names: readonly (string | number)[]): Random => {
  const key = createHash('sha256').update(JSON.stringify(names)).digest();
  const cipher = createCipheriv('aes-256-ctr', key, Buffer.alloc(16));
  let block = Buffer.alloc(0);
  const take = (size: number): Buffer => {
    if (block.length < size) block = cipher.update(Buffer.alloc(blockSize));
    const bytes = block.subarray(0, size);
    block = block.subarray(size);
    return bytes;
  };
  return {
    number: () => take(numberSize).readUInt32LE() / 2 ** 32,
    id: () => v4({ random: take(idSize) }),
  };
};

/** A seed that nobody has chosen, short enough to be typed again. */
export const newSeed = (): number => randomInt(1_000_000_000);

/** A new secret key of 256 bits. */
export const newKey = (): Buffer => randomBytes(32);

/** A whole number below `count`, each as likely as the others. */
export const anyBelow = (count: number): number => randomInt(count);
