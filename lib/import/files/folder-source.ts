import { createReadStream } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { ImportStopped } from './import-stopped.ts';
import { maxFileBytes, mayHoldRows, namedFiles, type Source } from './source.ts';

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

const isShown = (name: string): boolean => !name.split(path.sep).some((part) => part.startsWith('.'));

/** What a folder in a folder holds that may be meant to be imported, by name; where there is none, the folder itself. */
const listInner = async (folder: string, name: string): Promise<string[]> => {
  const inside = await readdir(path.join(folder, name), { recursive: true });
  const tables = inside.filter((each) => isShown(each) && mayHoldRows.test(each));
  return tables.length === 0 ? [`${name}/`] : tables.map((each) => [name, ...each.split(path.sep)].join('/'));
};

/** The files in a folder; those of folders in it are listed, but not read. */
export const openFolder = async (folder: string): Promise<Source> => {
  const entries = (await readdir(folder, { withFileTypes: true })).filter(({ name }) => !name.startsWith('.'));
  const names = entries.filter((entry) => entry.isFile()).map(({ name }) => name);
  const folders = entries.filter((entry) => entry.isDirectory());
  const inner = await Promise.all(folders.map(({ name }) => listInner(folder, name)));
  const files = new Map(names.map((name) => [name.toLowerCase(), path.join(folder, name)]));
  return {
    ...namedFiles(names),
    files: [...names, ...inner.flat()].sort(),
    open: (file) => readFile(files.get(file.toLowerCase()) ?? path.join(folder, file), file),
    close: () => undefined,
  };
};
