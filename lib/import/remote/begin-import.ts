import { refuse } from '../../errors/error-kind.ts';
import { notFound } from '../../errors/reading.ts';
import type { Change } from '../../model/validation/change.ts';
import { createRecord } from '../../model/write/create.ts';
import type { UploadTarget } from '../../resources/imports/answers/upload.ts';
import { importResource } from '../../resources/imports/import.ts';
import type { StoredRecord } from '../../store/record.ts';
import type { Store } from '../../store/store.ts';
import { openUploads } from './uploads/uploads.ts';

interface BegunImport {
  readonly record: StoredRecord;
  readonly upload: UploadTarget;
}

type At = { readonly base: string; readonly now: Date };

const withUpload = async (store: Store, record: StoredRecord, at: At): Promise<BegunImport> => ({
  record,
  upload: await (await openUploads(store)).targetFor(record.id, at),
});

/** Creates an import that waits for its archive, and the address for the upload. */
export const beginImport = async (store: Store, change: Change, at: At): Promise<BegunImport> => {
  const attributes = { ...change.attributes, state: 'awaiting_upload' };
  const record = await createRecord(store, importResource, { ...change, attributes }, { now: at.now });
  return withUpload(store, record, at);
};

/** An import that was begun before, with an address for the upload that it may still wait for. Throws 404. */
export const resumeImport = async (store: Store, id: string, at: At): Promise<BegunImport> => {
  const record = await store.read({ type: importResource.type, id });
  if (record === undefined) throw refuse(notFound, importResource.type, id);
  return withUpload(store, record, at);
};
