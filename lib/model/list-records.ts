import type { Condition } from '../jsonapi/filter.ts';
import type { SortKey } from '../jsonapi/sort.ts';
import type { Position } from '../store/cursor.ts';
import { walkList } from '../store/list.ts';
import { allKeys, listKey, valueRange } from '../store/list-index.ts';
import type { StoredRecord } from '../store/record.ts';
import type { Store } from '../store/store.ts';
import { countByTally } from './count-by-tally.ts';
import { comparePlaces, type Place, placeOf, reversed } from './list-order.ts';
import { intersect, type KeyRange, orderOf, rangeFor } from './list-range.ts';
import { matches } from './matches.ts';
import type { AnyResource } from './resource.ts';

/** What a caller may see of a list. */
export interface Sight {
  /** Ids of all records that it can be, where they are so few that reading them costs less than walking the list. */
  readonly among?: readonly string[];
  /** Keeps those of several records, in their order, that the caller may see. */
  keep(records: readonly StoredRecord[]): Promise<readonly StoredRecord[]>;
}

/** What is wanted of a type's list. */
export interface ListRequest {
  readonly sort: readonly SortKey[];
  readonly conditions: readonly Condition[];
  readonly size: number;
  /** Where the page begins, exclusive; with `backwards` where it ends. */
  readonly from?: Position;
  readonly backwards?: boolean;
  /** What the caller may see; all unless said. */
  readonly sight?: Sight;
}

/** A page of a list. */
export interface ListPage {
  readonly records: readonly StoredRecord[];
  /** Whether there are records beyond the page, in the direction in which it was read. */
  readonly hasMore: boolean;
}

const startRange = (from: Position | undefined, sort: readonly SortKey[]): KeyRange => {
  if (from === undefined || from === 'end') return allKeys;
  const value = from.values[0] ?? null;
  const place = listKey(value, from.id);
  // With further keys, records of the same first value stand on either side of the place, wherever their ids are.
  const [low, high] = sort.length === 1 ? [place, place] : valueRange(value);
  return sort[0]?.descending ? [allKeys[0], high] : [low, allKeys[1]];
};

/** Puts records that share the value of the first sort key into the order of the others. */
async function* inFullOrder(
  records: AsyncIterable<StoredRecord>,
  sort: readonly SortKey[],
): AsyncGenerator<StoredRecord, void, void> {
  if (sort.length === 1) {
    yield* records;
    return;
  }
  const byPlace = (one: StoredRecord, other: StoredRecord): number =>
    comparePlaces(placeOf(one, sort), placeOf(other, sort), sort);
  let run: StoredRecord[] = [];
  const firstValue = (record: StoredRecord | undefined) => record && placeOf(record, sort).values[0];
  for await (const record of records) {
    if (run.length > 0 && firstValue(record) !== firstValue(run[0])) {
      yield* run.sort(byPlace);
      run = [];
    }
    run.push(record);
  }
  yield* run.sort(byPlace);
}

const isBeyond = (record: StoredRecord, from: Position | undefined, sort: readonly SortKey[]): boolean =>
  from === undefined || from === 'end' || comparePlaces(placeOf(record, sort), from satisfies Place, sort) > 0;

/** Reads records by their ids, in order. */
async function* inOrderAmong(
  store: Store,
  { type }: AnyResource,
  ids: readonly string[],
  sort: readonly SortKey[],
): AsyncGenerator<StoredRecord, void, void> {
  const records = await store.readMany(ids.map((id) => ({ type, id })));
  yield* records.sort((one, other) => comparePlaces(placeOf(one, sort), placeOf(other, sort), sort));
}

/** The records that the request asks for, before it is known which of them may be seen. */
async function* wantedOf(
  records: AsyncIterable<StoredRecord>,
  resource: AnyResource,
  { from, conditions }: ListRequest,
  sort: readonly SortKey[],
): AsyncGenerator<StoredRecord, void, void> {
  for await (const record of records) {
    if (isBeyond(record, from, sort) && matches(resource, record, conditions)) yield record;
  }
}

const mostLookedAt = 800;

// Records that a walk asks each partition for when it is to drop most of them.
const restrictedBatch = 50;

/** Drops what the caller may not see, a page at first and then more and more records at a time. */
async function* onlySeen(
  records: AsyncIterable<StoredRecord>,
  { size, sight }: ListRequest,
): AsyncGenerator<StoredRecord, void, void> {
  if (sight === undefined) {
    yield* records;
    return;
  }
  let most = size + 1;
  let batch: StoredRecord[] = [];
  for await (const record of records) {
    batch.push(record);
    if (batch.length < most) continue;
    yield* await sight.keep(batch);
    batch = [];
    most = Math.min(2 * most, mostLookedAt);
  }
  yield* await sight.keep(batch);
}

/** Reads a page of a type's list: full if enough records match. One round trip unless conditions or sight drop records. */
export const listRecords = async (store: Store, resource: AnyResource, request: ListRequest): Promise<ListPage> => {
  const sort = request.backwards ? reversed(request.sort) : request.sort;
  const [first] = sort;
  if (first === undefined) throw new Error('a list has at least one sort key');
  const among = request.sight?.among;
  const walk = walkList(store, {
    list: resource.type,
    order: orderOf(resource, first.field),
    descending: first.descending,
    range: intersect(rangeFor(first.field, request.conditions), startRange(request.from, sort)),
    batch: request.sight === undefined ? request.size + 1 : Math.max(request.size + 1, restrictedBatch),
  });
  const source = among === undefined ? inFullOrder(walk, sort) : inOrderAmong(store, resource, among, sort);
  const records: StoredRecord[] = [];
  for await (const record of onlySeen(wantedOf(source, resource, request, sort), request)) {
    if (records.length === request.size) return { records: inOrder(records, request), hasMore: true };
    records.push(record);
  }
  return { records: inOrder(records, request), hasMore: false };
};

const inOrder = (records: StoredRecord[], { backwards }: ListRequest): StoredRecord[] =>
  backwards ? records.reverse() : records;

const walkBatch = 1_000;

const countByWalking = async (
  store: Store,
  resource: AnyResource,
  conditions: readonly Condition[],
): Promise<number> => {
  const field = conditions.find(({ kind }) => kind === 'instant')?.field ?? 'created_at';
  const place = { list: resource.type, order: orderOf(resource, field), range: rangeFor(field, conditions) };
  let count = 0;
  for await (const record of walkList(store, { ...place, descending: false, batch: walkBatch })) {
    if (matches(resource, record, conditions)) count += 1;
  }
  return count;
};

/**
 * How many records of a type's list meet the conditions. Without conditions, or with any on one instant, the tally tells
 * and no record is read; else the records in the range of the first instant are looked at.
 */
export const countRecords = (store: Store, resource: AnyResource, conditions: readonly Condition[]): Promise<number> =>
  countByTally(store, resource, conditions) ?? countByWalking(store, resource, conditions);
