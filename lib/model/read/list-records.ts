import type { FilterCondition } from '../../jsonapi/filter.ts';
import type { SortKey } from '../../jsonapi/sort.ts';
import type { Position } from '../../store/cursor.ts';
import type { StoredRecord } from '../../store/record.ts';
import type { Store } from '../../store/store.ts';
import type { AnyResource } from '../definition/resource.ts';
import type { Visibility } from '../definition/visibility.ts';
import { type Access, filterAccess, instantAccesses, orderAccess } from './list-access.ts';
import { reversed } from './list-order.ts';
import { Allowance, readAmong, readWanted, type Wanted } from './list-reading.ts';
import { matches } from './matches.ts';
import { type Attempt, tryInTurn } from './try-in-turn.ts';

/** What is wanted of a type's list. */
export interface ListRequest {
  readonly sort: readonly SortKey[];
  readonly conditions: readonly FilterCondition[];
  readonly size: number;
  /** Where the page begins, exclusive; with `backwards` where it ends. */
  readonly from?: Position;
  readonly backwards?: boolean;
  /** How many match in all, where that is known. */
  readonly total?: number | undefined;
  /** What the caller may see; all unless said. */
  readonly visibility?: Visibility;
  /** All that match are read, to be counted. */
  readonly isCounted?: boolean;
}

export interface ListPage {
  readonly records: readonly StoredRecord[];
  /** Whether there are records beyond the page, in the direction in which it was read. */
  readonly hasMore: boolean;
  /** How many there are from where the page begins, where that was to be counted. */
  readonly counted?: number;
}

const mostLookedAt = 800;

// Records that a walk asks for at first when it is to drop most of them.
const restrictedBatch = 400;

/**
 * Drops what the caller may not see, a page at first and then more and more records at a time. What is left of a record is
 * matched again: nobody finds it by what is hidden.
 */
async function* onlyVisible(
  records: AsyncIterable<StoredRecord>,
  resource: AnyResource,
  { size, visibility, conditions }: ListRequest,
): AsyncGenerator<StoredRecord, void, void> {
  if (visibility === undefined) {
    yield* records;
    return;
  }
  const keep = async (batch: readonly StoredRecord[]) =>
    (await visibility.keep(batch)).filter((record) => matches(resource, record, conditions));
  let most = size + 1;
  let batch: StoredRecord[] = [];
  for await (const record of records) {
    batch.push(record);
    if (batch.length < most) continue;
    yield* await keep(batch);
    batch = [];
    most = Math.min(2 * most, mostLookedAt);
  }
  yield* await keep(batch);
}

const inOrder = (records: StoredRecord[], { backwards }: ListRequest): StoredRecord[] =>
  backwards ? records.reverse() : records;

const takePage = async (
  found: AsyncIterable<StoredRecord>,
  resource: AnyResource,
  request: ListRequest,
): Promise<ListPage> => {
  const records: StoredRecord[] = [];
  let counted = 0;
  for await (const record of onlyVisible(found, resource, request)) {
    counted += 1;
    if (counted <= request.size) records.push(record);
    else if (!request.isCounted) return { records: inOrder(records, request), hasMore: true };
  }
  return {
    records: inOrder(records, request),
    hasMore: counted > request.size,
    ...(request.isCounted && { counted }),
  };
};

/** Tries to get a page on a way, `batch` records at first; undefined when that takes more than `most` records. */
type Try = (access: Access, most?: number, batch?: number) => Promise<ListPage | undefined>;

// Records that are looked at before it is asked whether another way is shorter: a page or two, as most stretches are short.
const firstLook = 50;

// A way in the wanted order is read only until the page is full, and may therefore go further.
const further = 4;

const withoutLimit = async (tryWay: Try, way: Access): Promise<ListPage> => {
  const page = await tryWay(way);
  if (page === undefined) throw new Error('a reading without limit ended early');
  return page;
};

/** The ways to the wanted records of which one may be much shorter than the others. */
const waysTo = (resource: AnyResource, first: SortKey, conditions: readonly FilterCondition[]): readonly Access[] => {
  const ordered = orderAccess(resource, first.field, conditions);
  const filtered = filterAccess(resource, conditions);
  if (filtered !== undefined && !filtered.isCrowded) return [filtered];
  const inOrder = filtered?.orderedBy === first.field ? filtered : ordered;
  const instants = instantAccesses(resource, conditions, inOrder.orderedBy);
  return [...instants, ...(filtered === undefined || filtered === inOrder ? [] : [filtered]), inOrder];
};

/**
 * Tries the ways in turn. The first look is at both at once where a filter leads to the records in another order than the
 * wanted one: where it matches a large part of the list, as the only period with results does, the first records of the
 * wanted order hold a page.
 */
const readByWays = async (
  tryWay: Try,
  ways: readonly Access[],
  { first, total, most }: { readonly first: SortKey; readonly total: number; readonly most: number },
): Promise<ListPage> => {
  const [only, inOrder, ...others] = ways;
  if (only !== undefined && inOrder === undefined) return withoutLimit(tryWay, only);
  const attempts = ways.map((way): Attempt<ListPage> => {
    if (way.orderedBy === first.field) return (limit) => tryWay(way, further * limit);
    // A way in another order is read whole, and that is at least as many records as match.
    return async (limit) => (limit < total ? undefined : tryWay(way, limit));
  });
  const [lookAtFiltered, lookInOrder] = attempts;
  const isFilter = only !== undefined && 'condition' in only;
  if (!isFilter || others.length > 0 || inOrder === undefined || lookAtFiltered === undefined)
    return tryInTurn(attempts, most);
  const [filtered, ordered] = await Promise.all([lookAtFiltered(most), tryWay(inOrder, most, most)]);
  return filtered ?? ordered ?? (await lookInOrder?.(most)) ?? tryInTurn(attempts, further * most);
};

/**
 * Reads a page of a type's list: full if enough records match. One round trip in the order of an index, also by a filter
 * with an index when the order is that of `created_at`; two by a to-many relationship. What else costs more, and how much,
 * is in docs/decisions/0014-filters.md.
 */
export const listRecords = async (store: Store, resource: AnyResource, request: ListRequest): Promise<ListPage> => {
  const { conditions, size, visibility, total = 0 } = request;
  const sort = request.backwards ? reversed(request.sort) : request.sort;
  const [first] = sort;
  if (first === undefined) throw new Error('a list has at least one sort key');
  const enough = visibility === undefined ? size + 1 : Number.POSITIVE_INFINITY;
  const wanted: Wanted = { resource, conditions, sort, from: request.from, enough };
  if (visibility?.among !== undefined) return takePage(readAmong(store, visibility.among, wanted), resource, request);

  // The record at which a page begins is read again.
  const least = size + (request.from === undefined ? 1 : 2);
  const batch = visibility === undefined || visibility.keepsMost ? least : Math.max(least, restrictedBatch);
  const tryWay: Try = async (access, most, atFirst = batch) => {
    const allowance = new Allowance(most);
    const page = await takePage(readWanted(store, access, wanted, { batch: atFirst, allowance }), resource, request);
    return allowance.isExceeded ? undefined : page;
  };
  return readByWays(tryWay, waysTo(resource, first, conditions), {
    first,
    total,
    most: Math.max(firstLook, 2 * batch),
  });
};
