import { keyOf, type RecordReference } from '../store/keys.ts';
import type { StoredRecord } from '../store/record.ts';
import type { Store } from '../store/store.ts';
import type { Sight } from './list-records.ts';
import type { AnyResource } from './resource.ts';
import type { Seeker } from './sight.ts';

/** Records of several types, and what stands beside those that are wanted whole; one round trip for all that exist. */
export const readRecords = async (
  store: Store,
  types: readonly AnyResource[],
  references: readonly RecordReference[],
  isWhole: (reference: RecordReference) => boolean = () => true,
): Promise<StoredRecord[]> => {
  const typeOf = (name: string) => types.find(({ type }) => type === name);
  const besideOf = (type: string) => typeOf(type)?.beside;
  const keys = references.filter(isWhole).flatMap(({ type, id }) => besideOf(type)?.keys(id) ?? []);
  const [records, items] = await Promise.all([
    store.readMany(references, (type) => typeOf(type)?.unread),
    keys.length === 0 ? [] : store.getMany(keys),
  ]);
  const byPartition = Map.groupBy(items, ({ pk }) => pk);
  return records.map((record) => {
    if (!isWhole(record)) return record;
    const found = byPartition.get(keyOf.record(record).pk) ?? [];
    return besideOf(record.type)?.join(record, found) ?? record;
  });
};

const keepBy = async ({ among, keep }: Sight, records: readonly StoredRecord[]): Promise<readonly StoredRecord[]> =>
  keep(among === undefined ? records : records.filter(({ id }) => among.includes(id)));

/** Those of several records of one type that the caller may see. */
export const keepSeen = async (
  seeker: Seeker,
  resource: AnyResource,
  records: readonly StoredRecord[],
): Promise<readonly StoredRecord[]> => {
  if (resource.sight === undefined || records.length === 0) return records;
  const sight = await resource.sight(seeker);
  return sight === undefined ? records : keepBy(sight, records);
};

/** Whether a caller may see a record, if there is one: nothing is read for a caller who sees them all. */
export const maySee = async (seeker: Seeker, resource: AnyResource, id: string): Promise<boolean> => {
  const sight = await resource.sight?.(seeker);
  if (sight === undefined) return true;
  const record = await seeker.store.read({ type: resource.type, id });
  return record !== undefined && (await keepBy(sight, [record])).length > 0;
};

/** One record with what stands beside it, as answers need it; undefined when there is none that the caller may see. */
export const readSeen = async (
  seeker: Seeker,
  resource: AnyResource,
  id: string,
): Promise<StoredRecord | undefined> => {
  const reference = { type: resource.type, id };
  const { store } = seeker;
  const record =
    resource.beside === undefined
      ? await store.read(reference, resource.unread)
      : (await readRecords(store, [resource], [reference]))[0];
  return record === undefined ? undefined : (await keepSeen(seeker, resource, [record]))[0];
};
