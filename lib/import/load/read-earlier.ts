import { linkedIds } from '../../model/definition/record-fields.ts';
import { sourceIdsOf } from '../../store/kept-source-ids.ts';
import type { StoredRecord } from '../../store/record.ts';
import type { Store } from '../../store/store.ts';
import type { Earlier, EarlierRecord } from '../formats/earlier.ts';
import type { KnownIds } from './known-ids.ts';

/** What the table has of the earlier sets of a source. */
export const readEarlier = (store: Store, known: KnownIds): Earlier => {
  const toRecord = (record: StoredRecord): EarlierRecord => ({
    id: record.id,
    sourceId: sourceIdsOf(record)?.[known.source],
    fields: record,
  });
  const readAll = (type: string, ids: Iterable<string>): Promise<StoredRecord[]> =>
    store.readMany([...new Set(ids)].map((id) => ({ type, id })));
  return {
    names: async (type, sourceIds, source) => {
      const names = [...new Set(sourceIds)].map((sourceId) => ({ type, sourceId, ...(source && { source }) }));
      await known.lookUp(names);
      return new Map(
        names.flatMap((name) => {
          const id = known.find(name);
          return id === undefined ? [] : [[name.sourceId, { id, kept: known.keptOf(name) }] as const];
        }),
      );
    },
    read: async (type, ids) => new Map((await readAll(type, ids)).map((record) => [record.id, toRecord(record)])),
    linked: async ({ type, relationship, targets }, ids) => {
      const records = await readAll(type, ids);
      const named = records.flatMap((record) => linkedIds(record, relationship));
      const found = new Map((await readAll(targets, named)).map((record) => [record.id, toRecord(record)]));
      return new Map(
        records.map((record) => [record.id, linkedIds(record, relationship).flatMap((id) => found.get(id) ?? [])]),
      );
    },
  };
};
