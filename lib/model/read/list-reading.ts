import type { FilterCondition } from '../../jsonapi/filter.ts';
import type { SortKey } from '../../jsonapi/sort.ts';
import type { Position } from '../../store/cursor.ts';
import { readList, walkList } from '../../store/list.ts';
import { allKeys, listKey, valueRange } from '../../store/list-index.ts';
import type { StoredRecord } from '../../store/record.ts';
import type { Store } from '../../store/store.ts';
import type { AnyResource } from '../definition/resource.ts';
import type { Access } from './list-access.ts';
import { comparePlaces, placeOf } from './list-order.ts';
import { intersect, type KeyRange } from './list-range.ts';
import { matches } from './matches.ts';

/** Which records are wanted, and in which order. */
export interface Wanted {
  readonly resource: AnyResource;
  readonly conditions: readonly FilterCondition[];
  readonly sort: readonly SortKey[];
  /** Where they begin, exclusive. */
  readonly from: Position | undefined;
  /** How many are enough. */
  readonly enough: number;
}

/** How many records a reading may look at; it ends when they are used up, and then what it has found is not all. */
export class Allowance {
  #left: number;
  #isExceeded = false;

  constructor(records = Number.POSITIVE_INFINITY) {
    this.#left = records;
  }

  /** Records that may still be looked at. */
  get left(): number {
    return this.#left;
  }

  /** Whether there was more to look at. */
  get isExceeded(): boolean {
    return this.#isExceeded;
  }

  /** Admits records until it is used up. */
  async *limit(records: AsyncIterable<StoredRecord>): AsyncGenerator<StoredRecord, void, void> {
    for await (const record of records) {
      this.#isExceeded = this.#left === 0;
      if (this.#isExceeded) return;
      this.#left -= 1;
      yield record;
    }
  }
}

const startRange = (from: Position | undefined, sort: readonly SortKey[]): KeyRange => {
  if (from === undefined || from === 'end') return allKeys;
  const value = from.values[0] ?? null;
  const place = listKey(value, from.id);
  // With further keys, records of the same first value stand on either side of the place, wherever their ids are.
  const [low, high] = sort.length === 1 ? [place, place] : valueRange(value);
  return sort[0]?.descending ? [allKeys[0], high] : [low, allKeys[1]];
};

const byPlace =
  (sort: readonly SortKey[]) =>
  (one: StoredRecord, other: StoredRecord): number =>
    comparePlaces(placeOf(one, sort), placeOf(other, sort), sort);

/** Puts records that share the value of the first sort key into the order of the others. */
async function* inFullOrder(
  records: AsyncIterable<StoredRecord>,
  sort: readonly SortKey[],
): AsyncGenerator<StoredRecord, void, void> {
  if (sort.length === 1) {
    yield* records;
    return;
  }
  let run: StoredRecord[] = [];
  const firstValue = (record: StoredRecord | undefined) => record && placeOf(record, sort).values[0];
  for await (const record of records) {
    if (run.length > 0 && firstValue(record) !== firstValue(run[0])) {
      yield* run.sort(byPlace(sort));
      run = [];
    }
    run.push(record);
  }
  yield* run.sort(byPlace(sort));
}

const isWanted = (record: StoredRecord, { resource, conditions, sort, from }: Wanted): boolean => {
  const isBeyond = from === undefined || from === 'end' || comparePlaces(placeOf(record, sort), from, sort) > 0;
  return isBeyond && matches(resource, record, conditions);
};

async function* onlyWanted(
  records: AsyncIterable<StoredRecord>,
  wanted: Wanted,
): AsyncGenerator<StoredRecord, void, void> {
  for await (const record of records) if (isWanted(record, wanted)) yield record;
}

/** The wanted ones of some records, in order: no more than are enough, and no more than twice of them in memory. */
async function* sorted(records: AsyncIterable<StoredRecord>, wanted: Wanted): AsyncGenerator<StoredRecord, void, void> {
  let found: StoredRecord[] = [];
  for await (const record of onlyWanted(records, wanted)) {
    found.push(record);
    if (found.length >= 2 * wanted.enough) found = found.sort(byPlace(wanted.sort)).slice(0, wanted.enough);
  }
  yield* found.sort(byPlace(wanted.sort));
}

/** The wanted ones of a few records, read by their ids, in order. */
export async function* readAmong(
  store: Store,
  ids: readonly string[],
  wanted: Wanted,
): AsyncGenerator<StoredRecord, void, void> {
  const { type } = wanted.resource;
  const records = await store.readMany(
    ids.map((id) => ({ type, id })),
    () => wanted.resource.unread,
  );
  yield* records.filter((record) => isWanted(record, wanted)).sort(byPlace(wanted.sort));
}

const largestBatch = 8_000;

/** Reads all records of an access path in no order. It reads hardly more at a time than the allowance permits. */
export const readAll = (
  store: Store,
  { path, range, unread }: Access,
  allowance: Allowance,
): AsyncIterable<StoredRecord> =>
  allowance.limit(readList(store, { path, range, unread, batch: Math.min(allowance.left + 1, largestBatch) }));

/**
 * Reads the wanted records of a path, in order. A path in their order is read while it is consumed, `batch` records
 * at first; any other is read whole and sorted.
 */
export const readWanted = (
  store: Store,
  access: Access,
  wanted: Wanted,
  { batch, allowance }: { readonly batch: number; readonly allowance: Allowance },
): AsyncGenerator<StoredRecord, void, void> => {
  const { sort, from } = wanted;
  const [first] = sort;
  if (first?.field !== access.orderedBy) return sorted(readAll(store, access, allowance), wanted);
  const range = intersect(access.range, startRange(from, sort));
  const { path, unread } = access;
  const walk = walkList(store, { path, range, unread, descending: first.descending, batch });
  return onlyWanted(inFullOrder(allowance.limit(walk), sort), wanted);
};
