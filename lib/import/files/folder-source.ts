import { isUtf8 } from 'node:buffer';
import { createReadStream, type Dirent } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { ImportStopped } from './import-stopped.ts';
import { printable } from './origin.ts';
import { maxFileBytes, mayHoldRows, namedFiles, type Source } from './source.ts';

const requireSize = async (location: string | Buffer, file: string): Promise<void> => {
  const { size } = await stat(location).catch(() => {
    throw new ImportStopped(`${file} can't be read.`);
  });
  if (size > maxFileBytes) throw new ImportStopped(`${file} is larger than 2 GB.`);
};

const readFile = async function* (location: string | Buffer, file: string): AsyncGenerator<Uint8Array> {
  await requireSize(location, file);
  yield* createReadStream(location);
};

/** Opens a single file that is in no archive, under its name. */
export const openFile = (location: string, file = path.basename(location)): Source => {
  return { ...namedFiles([file]), open: () => readFile(location, file), close: () => undefined };
};

const isShown = (name: string): boolean => !name.split(path.sep).some((part) => part.startsWith('.'));

/**
 * Lists the files of an inner folder that may be meant for the import, by name; if there are none, the folder itself.
 */
const listInner = async (folder: string, name: string): Promise<string[]> => {
  const inside = await readdir(path.join(folder, name), { recursive: true });
  const tables = inside.filter((each) => isShown(each) && mayHoldRows.test(each));
  return tables.length === 0 ? [`${name}/`] : tables.map((each) => [name, ...each.split(path.sep)].join('/'));
};

// A broken link counts as a file. Reading it reports the error.
const leadsNowhere = { isFile: () => true, isDirectory: () => false };

/** Returns whether an entry is a file or a folder. A link is followed. */
const targetOf = (entry: Dirent<Buffer>, within: Buffer): Promise<Pick<Dirent, 'isFile' | 'isDirectory'>> =>
  entry.isSymbolicLink() ? stat(Buffer.concat([within, entry.name])).catch(() => leadsNowhere) : Promise.resolve(entry);

/** Returns a name from its bytes. Names that are not in UTF-8 remain different from each other. */
const nameOf = (bytes: Buffer): string => (isUtf8(bytes) ? bytes.toString() : bytes.toString('latin1'));

const requireOneName = (names: readonly string[]): void => {
  const all = Map.groupBy(names, (name) => name.toLowerCase());
  const repeated = [...all.values()].filter(({ length }) => length > 1).flat();
  if (repeated.length === 0) return;
  throw new ImportStopped(
    `The folder has two files of one name; nothing of it is read: ${repeated.sort().map(printable).join(', ')}.`,
  );
};

/** Opens the files in a folder. The files of inner folders are listed, but not read. */
export const openFolder = async (folder: string): Promise<Source> => {
  const all = await readdir(folder, { withFileTypes: true, encoding: 'buffer' });
  const within = Buffer.from(path.join(folder, path.sep));
  const listed = await Promise.all(
    all.map(async (entry) => ({
      ...{ bytes: entry.name, name: nameOf(entry.name) },
      target: await targetOf(entry, within),
    })),
  );
  const entries = listed.filter(({ name }) => !name.startsWith('.'));
  const plain = entries.filter(({ target }) => target.isFile());
  const names = plain.map(({ name }) => name);
  requireOneName(names);
  const folders = entries.filter(({ target }) => target.isDirectory());
  const inner = await Promise.all(folders.map(({ name }) => listInner(folder, name)));
  const files = new Map(plain.map(({ bytes, name }) => [name.toLowerCase(), Buffer.concat([within, bytes])]));
  return {
    ...namedFiles(names),
    files: [...names, ...inner.flat()].sort(),
    open: (file) => readFile(files.get(file.toLowerCase()) ?? path.join(folder, file), file),
    close: () => undefined,
  };
};
