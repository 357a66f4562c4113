import type { UploadTarget } from '../../../resources/imports/answers/upload.ts';

/** Accepts the archives of imports and returns them. */
export interface Uploads {
  /** Folder for copies of archives while they are read. Files found there when nothing runs were left by a crash. */
  readonly workFolder: string;
  /** An address that accepts one archive without a token, for an hour at most. */
  targetFor(id: string, request: { readonly base: string; readonly now: Date }): Promise<UploadTarget>;
  /** Copies the archive of an import into a local file, unless it is too large. Returns undefined if there is none. */
  fetch(id: string, file: string): Promise<'fetched' | 'too large' | undefined>;
  /** Removes the archive of a finished import. */
  discard(id: string): Promise<void>;
}

/** How the names of the folders for copies begin. */
export const workPrefix = 'facet-import-';

/** How long an address accepts an upload at most, in seconds. */
export const uploadSeconds = 3_600;

/** Most bytes of an archive; a university's has a few hundred megabytes. */
export const maxUploadBytes = 2 * 1024 ** 3;

/** Content type of an archive. */
export const archiveType = 'application/zip';

/** Headers that an upload has to have: signed with its address, they let it replace nothing. */
export const uploadHeaders = { 'content-type': archiveType, 'if-none-match': '*' } as const;

const keyPrefix = 'imports/';

/** Name of the object that holds the archive of an import. */
export const objectKey = (id: string): string => `${keyPrefix}${id}.zip`;

/** The import whose archive an object is; undefined for other objects. */
export const importOfObject = (key: string): string | undefined => /^imports\/([0-9a-f-]{36})\.zip$/.exec(key)?.[1];
