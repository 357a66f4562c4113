import { env } from '../../../runtime/env.ts';
import type { Store } from '../../../store/store.ts';
import type { Uploads } from './upload.ts';

/** The uploads of this environment: a bucket, or on a developer's machine a folder. */
export const openUploads = async (store: Store): Promise<Uploads> => {
  const { importBucket, importFolder } = env;
  // The module is loaded on demand, because the S3 client is larger than the rest of a function.
  if (importFolder !== undefined) return (await import('./folder-uploads.ts')).folderUploads(store, importFolder);
  if (importBucket !== undefined) return (await import('./s3-uploads.ts')).s3Uploads(importBucket);
  throw new Error('neither IMPORT_BUCKET nor IMPORT_FOLDER says where uploads go');
};
