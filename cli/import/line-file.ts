import { closeSync, openSync, writeFileSync } from 'node:fs';
import { UsageError } from '../command.ts';

/** A file that gets one line of JSON for each written value. */
export interface LineFile {
  write(value: unknown): void;
  close(): void;
}

/** Opens a file for lines of JSON; without a name, the lines are dropped. Throws UsageError. */
export const openLineFile = (name: string | undefined): LineFile => {
  if (name === undefined) return { write: () => undefined, close: () => undefined };
  try {
    const file = openSync(name, 'w', 0o600);
    return {
      // On a full disk, `writeSync` would write only a part, and throw nothing.
      write: (value) => writeFileSync(file, Buffer.from(`${JSON.stringify(value)}\n`)),
      close: () => closeSync(file),
    };
  } catch {
    throw new UsageError(`The file ${name} can't be written.`);
  }
};
