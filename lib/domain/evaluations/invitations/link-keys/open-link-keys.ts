import { invitationEnv } from '../../../../runtime/env.ts';
import { type LinkKeys, linkKeyPrefixes } from './link-keys.ts';

/** The keys of this environment, of batches or of periods: in a bucket, or on a developer's machine in a folder. */
export const openLinkKeys = async (of: keyof typeof linkKeyPrefixes = 'batch'): Promise<LinkKeys> => {
  const { bucket, folder } = invitationEnv;
  // Loaded where they are used: the S3 client is larger than the rest of a function.
  if (folder !== undefined) return (await import('./folder-link-keys.ts')).folderLinkKeys(folder);
  if (bucket !== undefined) return (await import('./s3-link-keys.ts')).s3LinkKeys(bucket, linkKeyPrefixes[of]);
  throw new Error('neither INVITATION_BUCKET nor INVITATION_FOLDER says where keys of links go');
};
