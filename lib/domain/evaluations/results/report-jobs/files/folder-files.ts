import { createHmac, timingSafeEqual } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { link, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { newId } from '../../../../../runtime/ids.ts';
import { cursorSecret } from '../../../../../store/cursor.ts';
import type { Store } from '../../../../../store/store.ts';
import { archiveName, downloadSeconds, type ReportFiles } from './report-files.ts';

/** The file of the archive of a report in a folder. */
export const archiveFile = (folder: string, report: string): string => path.join(folder, archiveName(report));

const sign = async (store: Store, report: string, expires: string): Promise<string> =>
  createHmac('sha256', await cursorSecret(store))
    .update(`download\n${report}\n${expires}`)
    .digest('base64url');

/** Whether this service has signed an address for a download, and it has not expired. */
export const isGoodDownload = async (
  store: Store,
  { report, expires, signature }: Readonly<Record<'report' | 'expires' | 'signature', string>>,
  now: Date,
): Promise<boolean> => {
  const [given, expected] = [Buffer.from(signature), Buffer.from(await sign(store, report, expires))];
  const isOurs = given.length === expected.length && timingSafeEqual(given, expected);
  return isOurs && Number(expires) > now.getTime();
};

const hasCode = (error: unknown, code: string): boolean =>
  error instanceof Error && 'code' in error && error.code === code;

/** Files in a folder of a developer's machine; the local gateway answers archives at `/report_files/{id}`. */
export const folderFiles = (store: Store, folder: string): ReportFiles => {
  /** Writes a file in a temporary place, and moves it to its own place when it is complete. */
  const write = async (name: string, fill: (file: string) => Promise<void>, place: typeof rename): Promise<void> => {
    const file = path.join(folder, name);
    const partial = `${file}.${newId()}.partial`;
    await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
    try {
      await fill(partial);
      await place(partial, file);
    } finally {
      await rm(partial, { force: true });
    }
  };
  return {
    put: async (name, bytes) => {
      try {
        // A link never replaces an existing file.
        await write(name, (file) => writeFile(file, bytes), link);
      } catch (error) {
        if (!hasCode(error, 'EEXIST')) throw error;
      }
    },
    read: async (name) => {
      try {
        return await readFile(path.join(folder, name));
      } catch (error) {
        if (hasCode(error, 'ENOENT')) return undefined;
        throw error;
      }
    },
    putStream: (name, bytes) => write(name, (file) => pipeline(bytes, createWriteStream(file)), rename),
    discard: async (names) => {
      for (const name of names) await rm(path.join(folder, name), { force: true });
    },
    addressOf: async (report, { base, now }) => {
      const expires = now.getTime() + downloadSeconds * 1_000;
      const url = new URL(`/report_files/${report}`, base);
      url.searchParams.set('expires', String(expires));
      url.searchParams.set('signature', await sign(store, report, String(expires)));
      return { url: url.href, expires_at: new Date(expires).toISOString() };
    },
  };
};
