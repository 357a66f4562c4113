import { stat } from 'node:fs/promises';
import path from 'node:path';
import { readCsv } from './csv.ts';
import { openFile, openFolder } from './folder-source.ts';
import { ImportStopped } from './import-stopped.ts';
import { hasSignature } from './signature.ts';
import type { Source } from './source.ts';
import { openZip } from './zip-source.ts';

const tableName = /\.(csv|tsv|tab|txt)$/i;

const signatureOfZip = 'PK';

const isZip = (location: string): Promise<boolean> => hasSignature(location, signatureOfZip, 0);

/** Whether a file begins with the header of a table: a row of several columns. */
const isTable = async (source: Source): Promise<boolean> => {
  for (const file of source.files) {
    for await (const { fields } of readCsv(source.open(file), file)) return fields.length > 1;
  }
  return false;
};

const unnamedTable = 'upload.csv';

/**
 * Opens an upload without a file name: a zip archive or a single CSV file. The source has the name that was given.
 * Throws `ImportStopped`.
 */
export const openUploaded = async (location: string, said: string | undefined): Promise<Source> => {
  if (await isZip(location)) return openZip(location);
  const name = path.basename(said ?? unnamedTable);
  const table = openFile(location, tableName.test(name) ? name : `${name}.csv`);
  // A file of another kind is refused as an archive, because most uploads are archives.
  return (await isTable(table)) ? table : openZip(location);
};

/** Opens a zip archive, a folder or a single CSV file. Throws `ImportStopped`. */
export const openSource = async (location: string): Promise<Source> => {
  const found = await stat(location).catch(() => undefined);
  if (found === undefined) throw new ImportStopped('There is no such file or folder.');
  if (found.isDirectory()) return openFolder(location);
  return tableName.test(location) && !(await isZip(location)) ? openFile(location) : openZip(location);
};
