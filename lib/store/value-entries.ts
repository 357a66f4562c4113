import { type Key, keyOf, partsOf, type RecordReference } from './keys.ts';
import { idIn, listKey } from './list-index.ts';
import type { ListPath } from './list-path.ts';
import type { StoredRecord } from './record.ts';
import { keyAttributes } from './table.ts';

/** The key of the entry that finds a record by one of the several values of a field. */
export const entryKey = ({ type, id, created_at }: StoredRecord, field: string, value: string): Key =>
  keyOf.valueEntry({ list: type, field, value }, listKey(created_at, id));

/** The record that an entry belongs to, by its key. */
export const ownerOf = (partition: string, place: string): RecordReference => {
  const [, type = ''] = partsOf(partition);
  return { type, id: idIn(place) };
};

/** The path to all records of a list that have one of the values; strongly consistent. */
export const valuePath = (list: string, field: string, values: readonly string[]): ListPath => {
  return {
    index: undefined,
    partition: keyAttributes.partition,
    partitions: values.map((value) => keyOf.valueEntry({ list, field, value }, '').pk),
    sort: keyAttributes.sort,
    isSharded: false,
    holds: 'value entries',
  };
};
