import { createHmac, timingSafeEqual } from 'node:crypto';
import { copyFile, mkdir, readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { cursorSecret } from '../../../store/cursor.ts';
import type { Store } from '../../../store/store.ts';
import { type Uploads, uploadHeaders, uploadSeconds, workPrefix } from './upload.ts';

export const archiveFile = (folder: string, id: string): string => path.join(folder, `${id}.zip`);

const isLeftOver = (name: string): boolean => name.endsWith('.zip.partial') || name.startsWith(workPrefix);

/**
 * Removes what a killed process has left in a folder of archives: unfinished uploads and copies for reading. Returns
 * the imports whose archives are there.
 */
export const tidyUploads = async (folder: string): Promise<string[]> => {
  const found = await readdir(folder).catch(() => []);
  for (const name of found.filter(isLeftOver)) await rm(path.join(folder, name), { recursive: true, force: true });
  return found.filter((name) => name.endsWith('.zip')).map((name) => path.basename(name, '.zip'));
};

const sign = async (store: Store, id: string, expires: string): Promise<string> =>
  createHmac('sha256', await cursorSecret(store))
    .update(`upload\n${id}\n${expires}`)
    .digest('base64url');

/** Returns whether this service has signed an upload address that has not expired. */
export const isGoodUpload = async (
  store: Store,
  { id, expires, signature }: { readonly id: string; readonly expires: string; readonly signature: string },
  now: Date,
): Promise<boolean> => {
  const [given, expected] = [Buffer.from(signature), Buffer.from(await sign(store, id, expires))];
  const isOurs = given.length === expected.length && timingSafeEqual(given, expected);
  return isOurs && Number(expires) > now.getTime();
};

/** Archives in a folder of a developer's machine; the local gateway takes them at `/uploads/{id}`. */
export const folderUploads = (store: Store, folder: string): Uploads => ({
  workFolder: folder,
  targetFor: async (id, { base, now }) => {
    const expires = now.getTime() + uploadSeconds * 1_000;
    const url = new URL(`/uploads/${id}`, base);
    url.searchParams.set('expires', String(expires));
    url.searchParams.set('signature', await sign(store, id, String(expires)));
    await mkdir(folder, { recursive: true });
    return {
      method: 'PUT',
      url: url.href,
      headers: uploadHeaders,
      expires_at: new Date(expires).toISOString(),
    };
  },
  fetch: async (id, file) => {
    try {
      await copyFile(archiveFile(folder, id), file);
      return 'fetched';
    } catch (error) {
      if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
      throw error;
    }
  },
  discard: (id) => rm(archiveFile(folder, id), { force: true }),
});
