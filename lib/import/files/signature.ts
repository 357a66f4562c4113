import { open } from 'node:fs/promises';

/** Returns whether a file has these bytes, each given as a character, at a position. */
export const hasSignature = async (location: string, signature: string, position: number): Promise<boolean> => {
  const file = await open(location);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(signature.length), 0, signature.length, position);
    return buffer.toString('latin1', 0, bytesRead) === signature;
  } finally {
    await file.close();
  }
};
