import { continuationOf } from '../../../lib/import/remote/queue.ts';
import { tidyUploads } from '../../../lib/import/remote/uploads/folder-uploads.ts';
import { env } from '../../../lib/runtime/env.ts';
import { openStore } from '../../../lib/store/store.ts';
import { type UploadRoute, uploadRoute } from '../gateway/uploads.ts';
import { logError } from '../process/log-error.ts';

// No step has a time limit, because the process lives as long as the developer wants.
const clock = { getRemainingTimeInMillis: () => Number.POSITIVE_INFINITY };

const carryOut = async (id: string): Promise<void> => {
  const { carryOutImport } = await import('../../../functions/imports/carry-out-import.ts');
  await carryOutImport({ Records: [{ body: continuationOf(id) }] }, clock);
};

/** Takes uploads on this machine and carries out their imports, as bucket, queue and function do together in AWS. */
export const takeUploads = async (): Promise<UploadRoute> => {
  const folder = env.importFolder ?? '';
  const begin = (id: string): void => void carryOut(id).catch((error) => logError(error));
  // The imports that an earlier server has not finished.
  for (const id of await tidyUploads(folder)) begin(id);
  return uploadRoute(openStore(), folder, begin);
};
