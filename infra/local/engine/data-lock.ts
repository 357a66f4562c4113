import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { lockFile } from '../lock-file.ts';
import { dataFolder } from '../paths.ts';

export interface DataLock {
  readonly release: () => void;
}

/** Takes the data folder for this process, or gives undefined when another process has it. */
export const tryLockData = (): DataLock | undefined => {
  mkdirSync(dataFolder(), { recursive: true, mode: 0o700 });
  const release = lockFile(path.join(dataFolder(), 'lock'));
  return release && { release };
};
