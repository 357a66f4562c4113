import { DatabaseSync } from 'node:sqlite';
import { CommandFailed } from '../command.ts';

const busy = 5; // SQLITE_BUSY

const isBusy = (error: unknown): boolean => error instanceof Error && 'errcode' in error && error.errcode === busy;

/**
 * Takes a copy for this process, by an open transaction on an empty file: the operating system lets go of it however the
 * process ends. Answers what lets go of it; throws where another process has it.
 */
export const holdCopy = (file: string): (() => void) => {
  const lock = new DatabaseSync(file, { timeout: 0 });
  try {
    lock.exec('BEGIN EXCLUSIVE');
    return () => lock.close();
  } catch (error) {
    lock.close();
    throw isBusy(error) ? new CommandFailed('Another facet sync keeps this copy.') : error;
  }
};
