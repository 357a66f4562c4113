import path from 'node:path';
import { dataFolder } from '../../paths.ts';
import { lockFile } from '../data/lock-file.ts';
import { makeFolder } from '../data/make-folder.ts';

export interface DataLock {
  readonly release: () => void;
}

// SQLite's error about a lock names neither the file nor the reason.
const lockIn = (folder: string): (() => void) | undefined => {
  try {
    makeFolder(folder);
    return lockFile(path.join(folder, 'lock'));
  } catch (error) {
    const reason = error instanceof Error ? error.message : error;
    throw new Error(`The data folder ${folder} can't be used: ${reason}.`, { cause: error });
  }
};

/** Takes the data folder for this process, or gives undefined when another process has it. */
export const tryLockData = (): DataLock | undefined => {
  const release = lockIn(dataFolder());
  return release && { release };
};
