import { linkedIds, valuesOf } from '../../model/definition/record-fields.ts';
import { forEachAtOnce } from '../../runtime/at-once.ts';
import { sourceIdsOf } from '../../store/kept-source-ids.ts';
import { keyOf } from '../../store/keys.ts';
import { allKeys } from '../../store/list-index.ts';
import type { StoredRecord } from '../../store/record.ts';
import type { Store } from '../../store/store.ts';
import type { Earlier, EarlierRecord } from '../formats/earlier.ts';
import { importable } from './importable.ts';
import type { KnownIds } from './known-ids.ts';

const atOnce = 16;

/** Reads what the table has from earlier sets of a source. */
export const readEarlier = (store: Store, known: KnownIds): Earlier => {
  const toRecord = (record: StoredRecord): EarlierRecord => ({
    id: record.id,
    sourceId: sourceIdsOf(record)?.[known.source],
    fields: valuesOf(importable(record.type), record) as Readonly<Record<string, unknown>>,
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
    having: async ({ type: list, field }, values) => {
      const found = new Map<string, readonly string[]>();
      await forEachAtOnce([...new Set(values)], atOnce, async (value) => {
        const entries = await store.queryRange(keyOf.valueEntry({ list, field, value }, '').pk, allKeys);
        found.set(
          value,
          entries.map(({ record_id: id }) => String(id)),
        );
      });
      return found;
    },
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
