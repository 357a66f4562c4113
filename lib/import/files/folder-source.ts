import { createReadStream } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { ImportStopped } from './import-stopped.ts';
import { maxFileBytes, namedFiles, type Source } from './source.ts';

const requireSize = async (location: string, file: string): Promise<void> => {
  const { size } = await stat(location);
  if (size > maxFileBytes) throw new ImportStopped(`${file} is larger than 2 GB.`);
};

const readFile = async function* (location: string, file: string): AsyncGenerator<Uint8Array> {
  await requireSize(location, file);
  yield* createReadStream(location);
};

/** A file that stands for itself, not in an archive, and its name. */
export const openFile = (location: string, file = path.basename(location)): Source => {
  return { ...namedFiles([file]), open: () => readFile(location, file), close: () => undefined };
};

/** The files in a folder; folders in it are listed, but not looked into. */
export const openFolder = async (folder: string): Promise<Source> => {
  const entries = (await readdir(folder, { withFileTypes: true })).filter(({ name }) => !name.startsWith('.'));
  const names = entries.filter((entry) => entry.isFile()).map(({ name }) => name);
  const folders = entries.filter((entry) => entry.isDirectory()).map(({ name }) => `${name}/`);
  const files = new Map(names.map((name) => [name.toLowerCase(), path.join(folder, name)]));
  return {
    ...namedFiles(names),
    files: [...names, ...folders].sort(),
    open: (file) => readFile(files.get(file.toLowerCase()) ?? path.join(folder, file), file),
    close: () => undefined,
  };
};
