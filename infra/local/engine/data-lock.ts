import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { dataFolder } from '../paths.ts';

export interface DataLock {
  readonly release: () => void;
}

const busy = 5; // SQLITE_BUSY

const isBusy = (error: unknown): boolean => error instanceof Error && 'errcode' in error && error.errcode === busy;

/**
 * Takes the data folder for this process, or gives undefined when another process has it.
 * An open SQLite transaction on an empty file is the one lock of the operating system that Node offers everywhere;
 * the system lets go of it however the process ends, so it can neither go stale nor be fooled by a reused process id.
 */
export const tryLockData = (): DataLock | undefined => {
  mkdirSync(dataFolder(), { recursive: true, mode: 0o700 });
  const lock = new DatabaseSync(path.join(dataFolder(), 'lock'), { timeout: 0 });
  try {
    lock.exec('BEGIN EXCLUSIVE');
    return { release: () => lock.close() };
  } catch (error) {
    lock.close();
    if (isBusy(error)) return undefined;
    throw error;
  }
};
