import { mkdirSync, statSync } from 'node:fs';
import path from 'node:path';

const isFolder = (file: string): boolean => statSync(file, { throwIfNoEntry: false })?.isDirectory() ?? false;

/**
 * Makes a folder, and those above it, for nobody else to read; one that is there stays as it is. Node's own way, `recursive`,
 * tries for ever, and no signal ends it, where the system says ENOENT of a folder that is there, as Linux does in /proc.
 */
export const makeFolder = (folder: string): void => {
  if (isFolder(folder)) return;
  if (path.dirname(folder) !== folder) makeFolder(path.dirname(folder));
  try {
    mkdirSync(folder, { mode: 0o700 });
  } catch (error) {
    // Another process may have made it in the meantime.
    if (!isFolder(folder)) throw error;
  }
};
