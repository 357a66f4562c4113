import { readCsv } from './csv.ts';
import { ImportStopped } from './import-stopped.ts';
import type { Source } from './source.ts';
import { columnsOf } from './table.ts';

/** A file of a set, with its column names in lower case; a file that is no table has none. */
export interface FileHeader {
  readonly file: string;
  readonly columns: ReadonlySet<string>;
  /** Why the file cannot be read. */
  readonly problem?: string;
}

const hasRows = /\.(csv|tsv|tab|txt)$/i;

const readColumns = async (source: Source, file: string): Promise<string[]> => {
  for await (const row of readCsv(source.open(file), file)) return columnsOf(row);
  return [];
};

/** Removes the file name from a message for a text that names the file already. */
const withoutName = (message: string, file: string): string =>
  (message.startsWith(file) ? message.slice(file.length).replace(/^,? /, '') : message).replace(/\.$/, '');

/**
 * Reads the header of a file. Returns no columns when the file cannot be read; the reader of the whole file reports
 * that error.
 */
export const readHeader = async (source: Source, file: string): Promise<FileHeader> => {
  if (!hasRows.test(file) || file.includes('/')) return { file, columns: new Set() };
  try {
    return { file, columns: new Set(await readColumns(source, file)) };
  } catch (error) {
    if (!(error instanceof ImportStopped)) throw error;
    return { file, columns: new Set(), problem: withoutName(error.message, file) };
  }
};

/** The headers of all files of a set. */
export const readHeaders = async (source: Source): Promise<FileHeader[]> => {
  const headers: FileHeader[] = [];
  for (const file of source.files) headers.push(await readHeader(source, file));
  return headers;
};

/** Counts the rows of a file of any kind, without its header; returns undefined when the rows cannot be recognised. */
export const countRows = async (source: Source, file: string): Promise<number | undefined> => {
  if (!hasRows.test(file)) return undefined;
  try {
    let rows = -1;
    for await (const _row of readCsv(source.open(file), file)) rows += 1;
    return Math.max(0, rows);
  } catch (error) {
    if (!(error instanceof ImportStopped)) throw error;
    return undefined;
  }
};
