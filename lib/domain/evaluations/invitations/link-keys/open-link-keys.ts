import { invitationEnv } from '../../../../runtime/env.ts';
import type { LinkKeys } from './link-keys.ts';

/** The keys of this environment: in a bucket, or on a developer's machine in a folder. */
export const openLinkKeys = async (): Promise<LinkKeys> => {
  const { bucket, folder } = invitationEnv;
  // Loaded where they are used: the S3 client is larger than the rest of a function.
  if (folder !== undefined) return (await import('./folder-link-keys.ts')).folderLinkKeys(folder);
  if (bucket !== undefined) return (await import('./s3-link-keys.ts')).s3LinkKeys(bucket);
  throw new Error('neither INVITATION_BUCKET nor INVITATION_FOLDER says where keys of links go');
};
