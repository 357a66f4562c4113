import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { makeFolder, type Texts, writeTemporary } from './one-roster-set.ts';
import { zip } from './zip.ts';

/** The files of a small set of ours by name: `fixtures-canvas` or `fixtures-hr`. */
export const readSet = (name: string): Record<string, string> => {
  const folder = path.join(import.meta.dirname, '..', name);
  return Object.fromEntries(readdirSync(folder).map((file) => [file, readFileSync(path.join(folder, file), 'utf8')]));
};

/** A folder with these files that goes when the tests of the file end; undefined leaves a file out. */
export const folderOf = (texts: Texts): string => {
  const folder = makeFolder();
  for (const [name, text] of Object.entries(texts)) {
    if (text !== undefined) writeFileSync(path.join(folder, name), text);
  }
  return folder;
};

/** The path of a zip of these files. */
export const zipOf = (texts: Texts): string =>
  writeTemporary(zip(Object.entries(texts).flatMap(([name, text]) => (text === undefined ? [] : [{ name, text }]))));
