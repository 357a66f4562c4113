import type { Change } from '../../model/validation/change.ts';
import { createRecord } from '../../model/write/create.ts';
import { importResource } from '../../resources/imports/import.ts';
import type { StoredRecord } from '../../store/record.ts';
import type { Store } from '../../store/store.ts';
import type { UploadTarget } from './uploads/upload.ts';
import { openUploads } from './uploads/uploads.ts';

/** Creates an import that waits for its archive, and the address for the upload. */
export const beginImport = async (
  store: Store,
  change: Change,
  { base, now }: { readonly base: string; readonly now: Date },
): Promise<{ readonly record: StoredRecord; readonly upload: UploadTarget }> => {
  const attributes = { ...change.attributes, state: 'awaiting_upload' };
  const record = await createRecord(store, importResource, { ...change, attributes }, { now });
  const uploads = await openUploads(store);
  return { record, upload: await uploads.targetFor(record.id, { base, now }) };
};
