import { DatabaseSync } from 'node:sqlite';

const busy = 5; // SQLITE_BUSY

const isBusy = (error: unknown): boolean => error instanceof Error && 'errcode' in error && error.errcode === busy;

/**
 * Locks a file for this process and returns a function that releases it; undefined when another process has it.
 * An open SQLite transaction on an empty file is the one lock of the operating system that Node offers everywhere;
 * the system releases it however the process ends, so it can neither go stale nor be fooled by a reused process id.
 */
export const lockFile = (file: string): (() => void) | undefined => {
  const lock = new DatabaseSync(file, { timeout: 0 });
  try {
    lock.exec('BEGIN EXCLUSIVE');
    return () => lock.close();
  } catch (error) {
    lock.close();
    if (isBusy(error)) return undefined;
    throw error;
  }
};
