import { open, stat } from 'node:fs/promises';
import { openFile, openFolder } from './folder-source.ts';
import { ImportStopped } from './import-stopped.ts';
import type { Source } from './source.ts';
import { openZip } from './zip-source.ts';

const tableName = /\.(csv|tsv|tab|txt)$/i;

const signatureOfZip = 'PK';

const isZip = async (location: string): Promise<boolean> => {
  const file = await open(location);
  try {
    const { buffer } = await file.read(Buffer.alloc(signatureOfZip.length), 0, signatureOfZip.length, 0);
    return buffer.toString('latin1') === signatureOfZip;
  } finally {
    await file.close();
  }
};

/** Opens a zip archive, a folder or a single CSV file. Throws `ImportStopped`. */
export const openSource = async (location: string): Promise<Source> => {
  const found = await stat(location).catch(() => undefined);
  if (found === undefined) throw new ImportStopped('There is no such file or folder.');
  if (found.isDirectory()) return openFolder(location);
  return tableName.test(location) && !(await isZip(location)) ? openFile(location) : openZip(location);
};
