import { filterPath } from '../../store/filter-index.ts';
import { readList } from '../../store/list.ts';
import { allKeys } from '../../store/list-index.ts';
import type { ListPath } from '../../store/list-path.ts';
import type { StoredRecord } from '../../store/record.ts';
import type { Store } from '../../store/store.ts';
import type { ListedType } from '../definition/relationship.ts';

/** A field whose filter has an index, and the values that are looked for. */
type Wanted = readonly [field: string, values: readonly string[]];

/** The path to the records of a type that have one of some values in a field. */
export const pathBy = (
  { type, filters }: ListedType,
  [field, values]: Wanted,
  holds: ListPath['holds'] = 'records',
): ListPath => {
  const filter = filters[field];
  if (filter === undefined) throw new Error(`${type} is not found by "${field}"`);
  return filterPath(type, filter, { values, holds });
};

/** Reads the records of a type that have one of some values in a field, in no order; they lag a moment. */
export const readBy = (
  store: Store,
  resource: ListedType,
  wanted: Wanted,
  batch: number,
): AsyncGenerator<StoredRecord, void, void> =>
  readList(store, { path: pathBy(resource, wanted), range: allKeys, batch });
