import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { dataFolder } from '../../paths.ts';
import { makeFolder } from './make-folder.ts';

/** A JSON file in the data folder. */
export interface DataFile<Content> {
  /** Undefined when there is no file or it is damaged. */
  readonly read: () => Content | undefined;
  /** Writes a file that only its owner can read. A reader sees the old text or the new one and never a half. */
  readonly write: (content: Content) => void;
  readonly remove: () => void;
}

/** The file of a name; the folder is looked up at each use. */
export const dataFile = <Content extends object>(name: string): DataFile<Content> => {
  const locate = (): string => path.join(dataFolder(), name);
  return {
    read: () => {
      try {
        const content: unknown = JSON.parse(readFileSync(locate(), 'utf8'));
        // Only `write` writes the file.
        return typeof content === 'object' && content !== null ? (content as Content) : undefined;
      } catch {
        return undefined;
      }
    },
    write: (content) => {
      const file = locate();
      makeFolder(path.dirname(file));
      const draft = `${file}.${process.pid}.tmp`;
      try {
        writeFileSync(draft, `${JSON.stringify(content, null, 2)}\n`, { mode: 0o600 });
        renameSync(draft, file);
      } catch (error) {
        rmSync(draft, { force: true });
        // The system's error for a full disk does not name the file.
        throw new Error(`${file} can't be written: ${error instanceof Error ? error.message : error}.`, {
          cause: error,
        });
      }
    },
    remove: () => rmSync(locate(), { force: true }),
  };
};
