import { lockFile } from '../../infra/local/lock-file.ts';
import { CommandFailed } from '../command.ts';

/** Takes a copy for this process, by a lock on an empty file. Answers what releases it; throws where another process has it. */
export const holdCopy = (file: string): (() => void) => {
  const release = lockFile(file);
  if (release === undefined) throw new CommandFailed('Another facet sync keeps this copy.');
  return release;
};
