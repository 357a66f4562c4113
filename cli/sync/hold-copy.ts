import { lockFile } from '../../infra/local/data/lock-file.ts';
import { CommandFailed } from '../command.ts';

/** Takes a copy for this process with a lock on an empty file. Returns a function that releases it; throws where another process has it. */
export const holdCopy = (file: string): (() => void) => {
  const release = lockFile(file);
  if (release === undefined) throw new CommandFailed('Another facet sync keeps this copy.');
  return release;
};
