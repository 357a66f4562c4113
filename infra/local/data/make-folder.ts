import { mkdirSync, statSync } from 'node:fs';
import path from 'node:path';

const isFolder = (file: string): boolean => statSync(file, { throwIfNoEntry: false })?.isDirectory() ?? false;

/**
 * Creates a folder and those above it, readable for the owner alone; an existing folder stays as it is. Node's own
 * `recursive` would try endlessly, and ignore signals, if the system reports ENOENT for an existing folder, as Linux
 * does in /proc.
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
