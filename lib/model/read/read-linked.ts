import { keyOf } from '../../store/keys.ts';
import { linkageSize } from '../../store/linkage.ts';
import { overflowOf, type StoredRecord } from '../../store/record.ts';
import type { Store } from '../../store/store.ts';
import { linkageOf } from '../definition/record-fields.ts';

/** Reads records without overflow, because few entries are wanted. */
export const readBare = async (store: Store, type: string, ids: Iterable<string>): Promise<StoredRecord[]> => {
  const items = await store.getMany([...new Set(ids)].map((id) => keyOf.record({ type, id })));
  // An item under a record's key is always a record.
  return items as unknown as StoredRecord[];
};

/** All ids to which one linkage of several records leads; undefined, and nothing read, when they are more than `most`. */
export const readLinkedIds = async (
  store: Store,
  records: readonly StoredRecord[],
  linkage: string,
  most = Number.POSITIVE_INFINITY,
): Promise<string[] | undefined> => {
  if (records.reduce((sum, record) => sum + linkageSize(record, linkage), 0) > most) return undefined;
  const complete = await Promise.all(
    records.map((record) => store.complete({ ...record, spilled: { [linkage]: overflowOf(record, linkage) } })),
  );
  return [...new Set(complete.flatMap((record) => Object.keys(linkageOf(record, linkage))))];
};
