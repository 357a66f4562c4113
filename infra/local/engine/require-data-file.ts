import { statSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';

// SQLite's codes for a file that is damaged, and for one that holds no database.
const damages: readonly unknown[] = [11, 26];

const isSound = (file: string): boolean => {
  const database = new DatabaseSync(file, { readOnly: true });
  try {
    return database.prepare('PRAGMA quick_check(1)').get()?.quick_check === 'ok';
  } finally {
    database.close();
  }
};

const faultOf = (file: string): string | undefined => {
  if (statSync(file, { throwIfNoEntry: false })?.size === 0) return 'is empty';
  try {
    return isSound(file) ? undefined : 'has broken pages';
  } catch (error) {
    // The file is missing or cannot be opened. The engine creates it, or reports why it cannot.
    return damages.includes(Object(error).errcode) ? 'holds no data that the engine can read' : undefined;
  }
};

/**
 * Throws if a data file is damaged. The engine would silently start again with an empty file, and would answer requests
 * for a broken page with an error that the SDK repeats until its time is up.
 */
export const requireDataFile = (file: string): void => {
  const fault = faultOf(file);
  if (fault === undefined) return;
  throw new Error(
    `${file} ${fault}: it has been damaged, and is left as it is. Put back a copy, or start over with: npm start -- --reset`,
  );
};
