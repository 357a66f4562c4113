import type { SortKey } from '../../jsonapi/sort.ts';
import type { Position } from '../../store/cursor.ts';
import { compareKeys, sortedPart } from '../../store/list-index.ts';
import type { StoredRecord } from '../../store/record.ts';
import { textOf } from '../definition/record-fields.ts';

/** A place in an order that is not its end. */
export type Place = Exclude<Position, 'end'>;

const sortValue = (record: StoredRecord, field: string): string | null => {
  const text = textOf(record, field);
  return text === null ? null : sortedPart(text);
};

/** The place of a record in an order, with as much of its values as the index has, or pages would leave records out. */
export const placeOf = (record: StoredRecord, sort: readonly SortKey[]): Place => ({
  values: sort.map(({ field }) => sortValue(record, field)),
  id: record.id,
});

// Null sorts after all values ascending, and so before them descending.
const compareValues = (one: string | null, other: string | null): number => {
  if (one === null || other === null) return Number(one === null) - Number(other === null);
  return compareKeys(one, other);
};

/** Compares two places: by the sort keys in turn, ties by id in the direction of the last key. */
export const comparePlaces = (one: Place, other: Place, sort: readonly SortKey[]): number => {
  for (const [index, { descending }] of sort.entries()) {
    const order = compareValues(one.values[index] ?? null, other.values[index] ?? null);
    if (order !== 0) return descending ? -order : order;
  }
  const order = compareKeys(one.id, other.id);
  return sort.at(-1)?.descending ? -order : order;
};

/** The opposite order. */
export const reversed = (sort: readonly SortKey[]): SortKey[] =>
  sort.map(({ field, descending }) => ({ field, descending: !descending }));
