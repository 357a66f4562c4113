import { batchReference } from '../../../../../../lib/domain/evaluations/invitations/items.ts';
import type { StoredRecord } from '../../../../../../lib/store/record.ts';
import type { Store } from '../../../../../../lib/store/store.ts';

/** The record of a batch. */
export const readBatchState = async (store: Store, id: string): Promise<StoredRecord> => {
  const record = await store.read(batchReference(id));
  if (record === undefined) throw new Error('there is no such batch');
  return record;
};
