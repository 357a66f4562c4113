import { env } from '../../../../runtime/env.ts';
import type { LinkKeys } from './link-keys.ts';

/** The keys of this environment: in a bucket, or on a developer's machine in a folder. */
export const openLinkKeys = async (): Promise<LinkKeys> => {
  const { invitationBucket, invitationFolder } = env;
  // Loaded where they are used: the S3 client is larger than the rest of a function.
  if (invitationFolder !== undefined) return (await import('./folder-link-keys.ts')).folderLinkKeys(invitationFolder);
  if (invitationBucket !== undefined) return (await import('./s3-link-keys.ts')).s3LinkKeys(invitationBucket);
  throw new Error('neither INVITATION_BUCKET nor INVITATION_FOLDER says where keys of links go');
};
