import { closeSync, openSync, readSync } from 'node:fs';

// The first bytes of every file of SQLite; the engine writes them with its first table.
const header = 'SQLite format 3\0';

const beginningOf = (file: string): string | undefined => {
  let opened: number;
  try {
    opened = openSync(file, 'r');
  } catch {
    // None yet: the engine makes it, or says why it cannot.
    return undefined;
  }
  try {
    const bytes = Buffer.alloc(header.length);
    return bytes.toString('latin1', 0, readSync(opened, bytes));
  } finally {
    closeSync(opened);
  }
};

/** Throws on a file that is there and holds no data: the engine would start again in an empty one and say nothing. */
export const requireDataFile = (file: string): void => {
  const beginning = beginningOf(file);
  if (beginning === undefined || beginning === header) return;
  const what = beginning === '' ? 'is empty' : 'holds no data of the engine';
  throw new Error(
    `${file} ${what}: it has been damaged, and is left as it is. Put back a copy, or start over with: npm start -- --reset`,
  );
};
