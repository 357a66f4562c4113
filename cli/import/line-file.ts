import { closeSync, openSync, writeFileSync } from 'node:fs';
import { UsageError } from '../command.ts';

/** A file that takes one line of JSON for each value, as they come. */
export interface LineFile {
  write(value: unknown): void;
  close(): void;
}

/** Opens a file for lines of JSON; without a name they go nowhere. Throws UsageError. */
export const openLineFile = (name: string | undefined): LineFile => {
  if (name === undefined) return { write: () => undefined, close: () => undefined };
  try {
    const file = openSync(name, 'w', 0o600);
    return {
      // `writeSync` would write what there is room for, and throw nothing.
      write: (value) => writeFileSync(file, Buffer.from(`${JSON.stringify(value)}\n`)),
      close: () => closeSync(file),
    };
  } catch {
    throw new UsageError(`The file ${name} can't be written.`);
  }
};
