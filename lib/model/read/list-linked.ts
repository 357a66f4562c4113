import type { ResourceIdentifier } from '../../jsonapi/resource-object.ts';
import type { Position } from '../../store/cursor.ts';
import type { LinkageEntries, StoredRecord } from '../../store/record.ts';
import type { Store } from '../../store/store.ts';
import type { AnyResource } from '../definition/resource.ts';
import { comparePlaces, type Place, placeOf } from './list-order.ts';
import { type ListPage, type ListRequest, listRecords } from './list-records.ts';

/** A request for the targets of a linkage; without `sort` they come in the linkage's own order. */
export type LinkedRequest = Omit<ListRequest, 'sort' | 'visibility'> & Partial<Pick<ListRequest, 'sort'>>;

/** A page of them, how many there are in all, and the place of each in their order. */
export interface LinkedPage extends ListPage {
  readonly total: number;
  placeOf(record: StoredRecord): Place;
}

// The linkage's own order: those with a position first, then the others by id.
const byPosition = [{ field: 'position', descending: false }];
const width = 16;

const linkedPlace = (id: string, entries: LinkageEntries): Place => {
  const position = entries[id]?.position;
  return { values: [typeof position === 'number' ? String(position).padStart(width, '0') : null], id };
};

/** The stretch of ordered things that a page holds, and whether there are more in the direction in which it is read. */
const stretch = <Value>(
  values: readonly Value[],
  compareWithStart: (value: Value) => number,
  { size, from, backwards }: Pick<ListRequest, 'size' | 'from' | 'backwards'>,
): { page: Value[]; hasMore: boolean } => {
  const isInside = (value: Value): boolean =>
    from === undefined || from === 'end' || (backwards ? compareWithStart(value) < 0 : compareWithStart(value) > 0);
  const inside = values.filter(isInside);
  const page = backwards ? inside.slice(-size) : inside.slice(0, size);
  return { page, hasMore: inside.length > page.length };
};

const startPlace = (from: Position | undefined): Place =>
  from === undefined || from === 'end' ? { values: [], id: '' } : from;

const inOwnOrder = async (
  store: Store,
  target: AnyResource,
  entries: LinkageEntries,
  request: LinkedRequest,
): Promise<LinkedPage> => {
  const places = Object.keys(entries)
    .map((id) => linkedPlace(id, entries))
    .sort((one, other) => comparePlaces(one, other, byPosition));
  const start = startPlace(request.from);
  const { page, hasMore } = stretch(places, (place) => comparePlaces(place, start, byPosition), request);
  const references = page.map(({ id }): ResourceIdentifier => ({ type: target.type, id }));
  return {
    records: await store.readMany(references, () => target.unread),
    hasMore,
    total: places.length,
    placeOf: ({ id }) => linkedPlace(id, entries),
  };
};

const inGivenOrder = async (
  store: Store,
  target: AnyResource,
  entries: LinkageEntries,
  request: LinkedRequest,
): Promise<LinkedPage> => {
  const sort = request.sort ?? [{ field: 'created_at', descending: false }];
  const among = Object.keys(entries);
  const { records } = await listRecords(store, target, {
    sort,
    conditions: request.conditions,
    size: among.length + 1,
    visibility: { among, keep: async (each) => each },
  });
  const start = startPlace(request.from);
  const { page, hasMore } = stretch(records, (record) => comparePlaces(placeOf(record, sort), start, sort), request);
  return { records: page, hasMore, total: records.length, placeOf: (record) => placeOf(record, sort) };
};

/**
 * A page of the records to which a linkage leads. In the linkage's own order only those of the page are read; with a sort
 * or a filter all of them are, in one round trip.
 */
export const listLinked = (
  store: Store,
  target: AnyResource,
  entries: LinkageEntries,
  request: LinkedRequest,
): Promise<LinkedPage> =>
  request.sort === undefined && request.conditions.length === 0
    ? inOwnOrder(store, target, entries, request)
    : inGivenOrder(store, target, entries, request);
