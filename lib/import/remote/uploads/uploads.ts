import { env } from '../../../runtime/env.ts';
import type { Store } from '../../../store/store.ts';

/** Where and how a client uploads an archive. */
export interface UploadTarget {
  readonly method: 'PUT';
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly expires_at: string;
}

/** Takes the archives of imports and hands them out again. */
export interface Uploads {
  /** An address that takes one archive without a token, for an hour. */
  targetFor(id: string, request: { readonly base: string; readonly now: Date }): Promise<UploadTarget>;
  /** Puts the archive of an import into a file of this machine; answers undefined when it is not there. */
  fetch(id: string, file: string): Promise<'fetched' | undefined>;
  /** Removes the archive of an import that is done. */
  discard(id: string): Promise<void>;
}

/** How long an address takes an upload, in seconds. */
export const uploadSeconds = 3_600;

/** What an archive is sent as. */
export const archiveType = 'application/zip';

/** The uploads of this environment: a bucket, or on a developer's machine a folder. */
export const openUploads = async (store: Store): Promise<Uploads> => {
  const { importBucket, importFolder } = env;
  // Each is loaded where it is used: the client of S3 is larger than all else of a function.
  if (importFolder !== undefined) return (await import('./folder-uploads.ts')).folderUploads(store, importFolder);
  if (importBucket !== undefined) return (await import('./s3-uploads.ts')).s3Uploads(importBucket);
  throw new Error('neither IMPORT_BUCKET nor IMPORT_FOLDER says where uploads go');
};
