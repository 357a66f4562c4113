import { keyOf } from '../../../store/keys.ts';
import type { Store } from '../../../store/store.ts';
import type { AnyResource } from '../../definition/resource.ts';
import type { Found, SearchPage } from './search.ts';

// The records of a page of 25 cost 12.5 units, and finding them costs little more.
const leastUnits = 15;
const unitsOfRecord = 0.5;
const unitsOfLook = 2.5;

/** The units that a page of a size may cost, unless its records are larger than 4 KB. */
export const unitsFor = (size: number): number => Math.max(leastUnits, unitsOfRecord * size + unitsOfLook);

// A page has at least this many records, so that it is worth its round trips.
const leastRecords = 8;

/** How many records a page may hold that are still to be read, so that it costs no more than it may. */
export const roomFor = (size: number, spent: number): number =>
  Math.max(Math.min(size, leastRecords), Math.min(size, Math.floor((unitsFor(size) - spent) / unitsOfRecord)));

/** Reads the found records that have not been read yet. Records that are deleted meanwhile are left out. */
export const readFound = async (
  store: Store,
  { type, unread }: AnyResource,
  found: readonly Found[],
): Promise<readonly Required<Found>[]> => {
  const wanted = found.flatMap(({ id, record }) => (record === undefined ? [keyOf.record({ type, id })] : []));
  const items = wanted.length === 0 ? [] : await store.getMany(wanted, { mayLag: true });
  const read = await Promise.all(items.map((item) => store.complete(item, unread)));
  const known = new Map(read.map((record) => [record.id, record]));
  return found.flatMap(({ id, place, record = known.get(id) }) =>
    record === undefined ? [] : [{ id, place, record }],
  );
};

/** A page of the records that were found. */
export const pageOf = async (
  store: Store,
  resource: AnyResource,
  { found, next, total }: { readonly found: readonly Found[] } & Pick<SearchPage, 'next' | 'total'>,
): Promise<SearchPage> => {
  const read = await readFound(store, resource, found);
  const places = new Map(read.map(({ id, place }) => [id, place]));
  return {
    records: read.map(({ record }) => record),
    next,
    total,
    placeOf: ({ id }) => places.get(id) ?? { values: [], id },
  };
};
