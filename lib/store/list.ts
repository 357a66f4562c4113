import { forEachAtOnce } from '../runtime/for-each-at-once.ts';
import { isKnownEmpty, noteEmpty } from './former-partitions.ts';
import { countIndex, readIndex } from './index-reads.ts';
import { type RecordReference, referrerOf } from './keys.ts';
import { compareKeys, listShards, shareOfShard } from './list-index.ts';
import type { ListPath } from './list-path.ts';
import type { StoredRecord } from './record.ts';
import type { Store } from './store.ts';
import { ownerOf } from './value-entries.ts';

export interface ListWalk {
  readonly path: ListPath;
  readonly descending: boolean;
  /** Lowest and highest sort key of interest, both inclusive. */
  readonly range: readonly [string, string];
  /** Records that are wanted at first, of all partitions together. */
  readonly batch: number;
  /** Linkages whose overflow is not read. */
  readonly unread?: readonly string[] | undefined;
}

type Item = Record<string, unknown>;

const largestBatch = 2_000;
const leastBatch = 4;

// Of one call.
const querySize = 1_000;

// Most calls on their way at a time: a filter by 100 ids may lead to 800 partitions.
const atOnce = 50;

// One value of several may be that of all the wanted records: as much more than its share as there are shards.
const mostSkew = listShards;

/** One partition of a path, read in batches. */
class ListPartition {
  readonly #store: Store;
  readonly #walk: ListWalk;
  readonly #shard: number;
  #items: Item[] = [];
  #next: Item | undefined;
  #isRead = false;

  constructor(store: Store, walk: ListWalk, shard: number) {
    this.#store = store;
    this.#walk = walk;
    this.#shard = shard;
  }

  /** The item that comes next, which stays; undefined when there is none at hand. */
  get head(): Item | undefined {
    return this.#items[0];
  }

  /** Whether there may be items beyond those at hand. */
  get hasMore(): boolean {
    return !this.#isRead || this.#next !== undefined;
  }

  /** How much of a batch it is asked for; with `skew` 1, a partition of several values is asked for no more than an even share. */
  shareOf(batch: number, skew: number): number {
    const { isSharded, partitions } = this.#walk.path;
    if (isSharded) return shareOfShard(batch, this.#shard);
    return Math.min(batch, Math.max(leastBatch, Math.ceil((skew * batch) / partitions.length)));
  }

  /** How many items are at hand. */
  get atHand(): number {
    return this.#items.length;
  }

  take(): Item | undefined {
    return this.#items.shift();
  }

  /** Takes all that is at hand. */
  takeAll(): Item[] {
    return this.#items.splice(0);
  }

  /** Reads a batch on top of what is at hand. */
  async fill(limit: number): Promise<void> {
    const { path, range, descending, unread } = this.#walk;
    const { items, next } = await readIndex(this.#store, {
      index: path.index,
      partition: { attribute: path.partition, value: path.partitions[this.#shard] ?? '' },
      sort: { attribute: path.sort, range },
      descending,
      limit,
      start: this.#next,
    });
    if (!this.#isRead && items.length === 0 && next === undefined)
      noteEmpty(this.#store, path, { shard: this.#shard, range });
    this.#isRead = true;
    this.#next = next;
    const complete = (item: Item) => (path.holds === 'records' ? this.#store.completeInPlace(item, unread) : item);
    this.#items.push(...(await Promise.all(items.map(complete))));
    // An empty page may still have a next one: DynamoDB says so after 1 MB.
    if (items.length === 0 && next !== undefined) await this.fill(limit);
  }
}

const fillAll = (partitions: readonly ListPartition[], batch: number, skew: number): Promise<void> =>
  forEachAtOnce(partitions, atOnce, (partition) => partition.fill(Math.min(partition.shareOf(batch, skew), querySize)));

const isEmpty = ({ range: [from, to] }: Pick<ListWalk, 'range'>): boolean => from > to;

const partitionsOf = (store: Store, walk: ListWalk): ListPartition[] =>
  isEmpty(walk)
    ? []
    : walk.path.partitions.flatMap((_, shard) =>
        isKnownEmpty(store, walk.path, shard) ? [] : [new ListPartition(store, walk, shard)],
      );

const nextOf = (
  partitions: readonly ListPartition[],
  { path: { sort }, descending }: ListWalk,
): ListPartition | undefined => {
  const key = ({ head }: ListPartition): string => String(head?.[sort]);
  return partitions
    .filter(({ head }) => head !== undefined)
    .reduce<ListPartition | undefined>((best, each) => {
      if (best === undefined) return each;
      return compareKeys(key(each), key(best)) < 0 !== descending ? each : best;
    }, undefined);
};

/** Merges all partitions into one order; the first batch of all of them is one round trip. */
async function* walkItems(store: Store, walk: ListWalk): AsyncGenerator<Item, void, void> {
  const partitions = partitionsOf(store, walk);
  let { batch } = walk;
  for (;;) {
    if (partitions.some(({ atHand, hasMore }) => atHand === 0 && hasMore)) {
      // Partitions that run low are filled together, with larger batches each time.
      await fillAll(
        partitions.filter((each) => each.hasMore && each.atHand <= each.shareOf(batch, mostSkew) / 2),
        batch,
        mostSkew,
      );
      batch = Math.min(2 * batch, Math.max(batch, largestBatch));
    }
    const item = nextOf(partitions, walk)?.take();
    if (item === undefined) return;
    yield item;
  }
}

/** Reads all partitions side by side, in no order. */
async function* readItems(store: Store, walk: ListWalk): AsyncGenerator<Item, void, void> {
  for (let open = partitionsOf(store, walk); open.length > 0; open = open.filter(({ hasMore }) => hasMore)) {
    await fillAll(open, walk.batch, 1);
    for (const partition of open) yield* partition.takeAll();
  }
}

/** The record that a back-reference or the entry of a value names. */
const namedBy = ({ pk, sk }: Item, { holds }: ListPath): RecordReference =>
  holds === 'value entries' ? ownerOf(String(pk), String(sk)) : referrerOf(String(sk));

/** The records that back-references or entries of values name, each once, batch by batch. */
async function* recordsOf(
  store: Store,
  items: AsyncIterable<Item>,
  { batch, unread, path }: ListWalk,
): AsyncGenerator<StoredRecord, void, void> {
  const met = new Set<string>();
  let wanted: RecordReference[] = [];
  const read = () => store.readMany(wanted, () => unread);
  for await (const item of items) {
    const reference = namedBy(item, path);
    if (met.has(reference.id)) continue;
    met.add(reference.id);
    wanted.push(reference);
    if (wanted.length < batch) continue;
    yield* await read();
    wanted = [];
  }
  yield* await read();
}

const asRecords = (
  store: Store,
  walk: ListWalk,
  items: AsyncGenerator<Item, void, void>,
): AsyncGenerator<StoredRecord, void, void> =>
  walk.path.holds === 'records'
    ? // The items of such a path are records, completed as they were read.
      (items as AsyncGenerator<StoredRecord, void, void>)
    : recordsOf(store, items, walk);

/** Walks through a list in the order of the path. */
export const walkList = (store: Store, walk: ListWalk): AsyncGenerator<StoredRecord, void, void> =>
  asRecords(store, walk, walkItems(store, walk));

/** Reads the records of a path in no order, faster than in order. */
export const readList = (
  store: Store,
  walk: Omit<ListWalk, 'descending'>,
): AsyncGenerator<StoredRecord, void, void> => {
  const whole = { ...walk, descending: false };
  return asRecords(store, whole, readItems(store, whole));
};

const countOnce = async (store: Store, path: ListPath, range: ListWalk['range']): Promise<number> => {
  const met = new Set<string>();
  const walk = { path, range, descending: false, batch: largestBatch };
  for await (const item of readItems(store, walk)) met.add(namedBy(item, path).id);
  return met.size;
};

/**
 * Counts the records between two sort keys of a path, partitions side by side; infinitely many where there are more than
 * `most`.
 */
export const countList = async (
  store: Store,
  path: ListPath,
  range: ListWalk['range'],
  most = Number.POSITIVE_INFINITY,
): Promise<number> => {
  if (isEmpty({ range })) return 0;
  // A record can have back-references in several partitions, and several values, but is listed in only one.
  if (path.holds !== 'records' && path.partitions.length > 1) return countOnce(store, path, range);
  let total = 0;
  await forEachAtOnce(path.partitions.entries(), atOnce, async ([shard, value]) => {
    if (isKnownEmpty(store, path, shard)) return;
    const partition = { attribute: path.partition, value };
    const share = path.isSharded && most !== Number.POSITIVE_INFINITY ? shareOfShard(most, shard) : most;
    const count = await countIndex(
      store,
      { index: path.index, partition, sort: { attribute: path.sort, range } },
      share,
    );
    if (count === 0) noteEmpty(store, path, { shard, range });
    total += count > share ? Number.POSITIVE_INFINITY : count;
  });
  return total > most ? Number.POSITIVE_INFINITY : total;
};
