import { keyOf, type RecordReference } from '../../store/keys.ts';
import type { StoredRecord } from '../../store/record.ts';
import type { Store } from '../../store/store.ts';
import type { AnyResource } from '../definition/resource.ts';
import type { Viewer } from '../definition/visibility.ts';
import type { Visibility } from './list-records.ts';

/** Records of several types, and what stands beside those that are wanted whole; one round trip for all that exist. */
export const readRecords = async (
  store: Store,
  types: readonly AnyResource[],
  references: readonly RecordReference[],
  isWhole: (reference: RecordReference) => boolean = () => true,
): Promise<StoredRecord[]> => {
  const typeOf = (name: string) => types.find(({ type }) => type === name);
  const companionsOf = (type: string) => typeOf(type)?.companions;
  const keys = references.filter(isWhole).flatMap(({ type, id }) => companionsOf(type)?.keys(id) ?? []);
  const [records, items] = await Promise.all([
    store.readMany(references, (type) => typeOf(type)?.unread),
    keys.length === 0 ? [] : store.getMany(keys),
  ]);
  const byPartition = Map.groupBy(items, ({ pk }) => pk);
  return records.map((record) => {
    if (!isWhole(record)) return record;
    const found = byPartition.get(keyOf.record(record).pk) ?? [];
    return companionsOf(record.type)?.join(record, found) ?? record;
  });
};

const keepBy = async (
  { among, keep }: Visibility,
  records: readonly StoredRecord[],
): Promise<readonly StoredRecord[]> =>
  keep(among === undefined ? records : records.filter(({ id }) => among.includes(id)));

/** Those of several records of one type that the caller may see. */
export const keepVisible = async (
  viewer: Viewer,
  resource: AnyResource,
  records: readonly StoredRecord[],
): Promise<readonly StoredRecord[]> => {
  if (resource.visibility === undefined || records.length === 0) return records;
  const visibility = await resource.visibility(viewer);
  return visibility === undefined ? records : keepBy(visibility, records);
};

/** Whether a caller may see a record, if there is one: nothing is read for a caller who sees them all. */
export const isVisible = async (viewer: Viewer, resource: AnyResource, id: string): Promise<boolean> => {
  const visibility = await resource.visibility?.(viewer);
  if (visibility === undefined) return true;
  const record = await viewer.store.read({ type: resource.type, id });
  return record !== undefined && (await keepBy(visibility, [record])).length > 0;
};

/** One record with what stands beside it, as answers need it; undefined when there is none that the caller may see. */
export const readVisible = async (
  viewer: Viewer,
  resource: AnyResource,
  id: string,
): Promise<StoredRecord | undefined> => {
  const reference = { type: resource.type, id };
  const { store } = viewer;
  const record =
    resource.companions === undefined
      ? await store.read(reference, resource.unread)
      : (await readRecords(store, [resource], [reference]))[0];
  return record === undefined ? undefined : (await keepVisible(viewer, resource, [record]))[0];
};
