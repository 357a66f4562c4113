import { keyOf, type RecordReference } from '../../store/keys.ts';
import type { StoredRecord } from '../../store/record.ts';
import type { Store } from '../../store/store.ts';
import type { ResourceTypes } from '../definition/include-rules.ts';
import type { AnyResource } from '../definition/resource.ts';
import type { Viewer, Visibility } from '../definition/visibility.ts';

/** Records of several types, with the companion items of those that are wanted whole; one round trip for all that exist. */
export const readRecords = async (
  store: Store,
  types: ResourceTypes,
  references: readonly RecordReference[],
  isWhole: (reference: RecordReference) => boolean = () => true,
): Promise<StoredRecord[]> => {
  const companionsOf = (type: string) => types.get(type)?.companions;
  const keys = references.filter(isWhole).flatMap(({ type, id }) => companionsOf(type)?.keys(id) ?? []);
  const [records, items] = await Promise.all([
    store.readMany(references, (type) => types.get(type)?.unread),
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

/** What a viewer may see of a type; undefined for all of it. */
export const visibilityFor = async (viewer: Viewer, resource: AnyResource): Promise<Visibility | undefined> =>
  resource.isRestricted ? viewer.visibilityOf(resource) : undefined;

/** Those of several records of one type that the caller may see. */
export const keepVisible = async (
  viewer: Viewer,
  resource: AnyResource,
  records: readonly StoredRecord[],
): Promise<readonly StoredRecord[]> => {
  const visibility = records.length === 0 ? undefined : await visibilityFor(viewer, resource);
  return visibility === undefined ? records : keepBy(visibility, records);
};

/** Whether a caller may see a record, if there is one: nothing is read for a caller who sees them all. */
export const isVisible = async (viewer: Viewer, resource: AnyResource, id: string): Promise<boolean> => {
  const visibility = await visibilityFor(viewer, resource);
  if (visibility === undefined) return true;
  const record = await viewer.store.read({ type: resource.type, id });
  return record !== undefined && (await keepBy(visibility, [record])).length > 0;
};

/** One record with its companion items, as answers need it; undefined when there is none that the caller may see. */
export const readVisible = async (
  viewer: Viewer,
  resource: AnyResource,
  id: string,
): Promise<StoredRecord | undefined> => {
  const reference = { type: resource.type, id };
  const { store } = viewer;
  // The caller's visibility is determined whether the record exists or not: the time of a 404 must not reveal it.
  const [record, visibility] = await Promise.all([
    resource.companions === undefined
      ? store.read(reference, resource.unread)
      : readRecords(store, new Map([[resource.type, resource]]), [reference]).then(([found]) => found),
    visibilityFor(viewer, resource),
  ]);
  return record === undefined || visibility === undefined ? record : (await keepBy(visibility, [record]))[0];
};
