import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { LinkKeys } from './link-keys.ts';

const suffix = '.key';
const fileOf = (folder: string, batch: string): string => path.join(folder, `${batch}${suffix}`);

const isMissing = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'ENOENT';

const waitingSuffix = '.waiting';
const waitingFile = (folder: string, batch: string): string => path.join(folder, `${batch}${waitingSuffix}`);

/** Notes in a folder that a batch is to be carried out. */
export const noteBatch = async (folder: string, batch: string): Promise<void> => {
  await writeFile(waitingFile(folder, batch), '');
};

/** The batches that a folder says are to be carried out. */
export const waitingBatches = async (folder: string): Promise<string[]> =>
  (await readdir(folder).catch(() => [])).flatMap((name) =>
    name.endsWith(waitingSuffix) ? [path.basename(name, waitingSuffix)] : [],
  );

/** Takes the note about a batch away. */
export const forgetBatch = (folder: string, batch: string): Promise<void> =>
  rm(waitingFile(folder, batch), { force: true });

/** Keys in a folder of a developer's machine, which nobody else may read. */
export const folderLinkKeys = (folder: string): LinkKeys => ({
  put: async (batch, key) => {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await writeFile(fileOf(folder, batch), key, { mode: 0o600 });
  },
  read: async (batch) => {
    try {
      return await readFile(fileOf(folder, batch));
    } catch (error) {
      if (isMissing(error)) return undefined;
      throw error;
    }
  },
  discard: (batch) => rm(fileOf(folder, batch), { force: true }),
});
