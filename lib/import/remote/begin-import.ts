import { refuse } from '../../errors/error-kind.ts';
import { notFound } from '../../errors/reading.ts';
import type { Change } from '../../model/validation/change.ts';
import { newRecord } from '../../model/write/apply-change.ts';
import type { UploadTarget } from '../../resources/imports/answers/upload.ts';
import { importResource, personField } from '../../resources/imports/import.ts';
import { countSteps } from '../../store/counter.ts';
import { keyOf } from '../../store/keys.ts';
import type { StoredRecord } from '../../store/record.ts';
import { alreadyWritten, putStep } from '../../store/steps.ts';
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

/** Creates an import that waits for its archive, and the address for the upload; `person` is the user that it is for. */
export const beginImport = async (
  store: Store,
  change: Change,
  { person, ...at }: At & { readonly person: string | undefined },
): Promise<BegunImport> => {
  const attributes = { ...change.attributes, state: 'awaiting_upload' };
  const record: StoredRecord = {
    ...newRecord(importResource, { ...change, attributes }, at.now),
    ...(person !== undefined && { [personField]: person }),
  };
  const steps = [putStep(keyOf.record(record), record, () => alreadyWritten), ...countSteps(importResource, 1)];
  await store.write(steps, record);
  return withUpload(store, record, at);
};

/** Returns an earlier import, with an address for the upload that it may still wait for. Throws 404. */
export const resumeImport = async (store: Store, id: string, at: At): Promise<BegunImport> => {
  const record = await store.read({ type: importResource.type, id });
  if (record === undefined) throw refuse(notFound, importResource.type, id);
  return withUpload(store, record, at);
};
