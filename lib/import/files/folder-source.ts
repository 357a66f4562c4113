import { createReadStream } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { ImportStopped } from './import-stopped.ts';
import { maxFileBytes, type Source } from './source.ts';

const requireSize = async (location: string, file: string): Promise<void> => {
  const { size } = await stat(location);
  if (size > maxFileBytes) throw new ImportStopped(`${file} is larger than 2 GB.`);
};

const readFile = async function* (location: string, file: string): AsyncGenerator<Uint8Array> {
  await requireSize(location, file);
  yield* createReadStream(location);
};

/** The CSV files in a folder. */
export const openFolder = async (folder: string): Promise<Source> => {
  const entries = await readdir(folder, { withFileTypes: true });
  const files = new Map(
    entries.filter((entry) => entry.isFile()).map(({ name }) => [name.toLowerCase(), path.join(folder, name)]),
  );
  return {
    has: (file) => files.has(file.toLowerCase()),
    open: (file) => readFile(files.get(file.toLowerCase()) ?? path.join(folder, file), file),
    close: () => undefined,
  };
};
