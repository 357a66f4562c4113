import { mkdirSync, statSync } from 'node:fs';
import path from 'node:path';

const isFolder = (file: string): boolean => statSync(file, { throwIfNoEntry: false })?.isDirectory() ?? false;

/**
 * Makes a folder, and those above it, that only its owner can read; an existing one stays as it is. Node's own `recursive`
 * would try for ever, and no signal would end it, where the system reports ENOENT for an existing folder, as Linux in /proc.
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
