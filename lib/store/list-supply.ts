import { readIndex } from './index-reads.ts';
import { keyName, keyOf } from './keys.ts';
import { compareKeys, shareOfShard } from './list-index.ts';
import type { KeyedRecord, ListPath } from './list-path.ts';
import type { Item } from './queries.ts';
import type { Store } from './store.ts';

/** A walk through a list, or a part of it. */
export interface ListWalk {
  readonly path: ListPath;
  readonly descending: boolean;
  /** Lowest and highest sort key of interest, both inclusive. */
  readonly range: readonly [string, string];
  /** Records that are wanted at first, of all supplies together. */
  readonly batch: number;
  /** Linkages whose overflow is not read. */
  readonly unread?: readonly string[] | undefined;
}

/** A part of the items of a path, in order. */
export abstract class ListSupply {
  protected readonly items: Item[] = [];

  /** The item that comes next, which stays; undefined when there is none at hand. */
  get head(): Item | undefined {
    return this.items[0];
  }

  /** How many items are at hand. */
  get atHand(): number {
    return this.items.length;
  }

  take(): Item | undefined {
    return this.items.shift();
  }

  /** Takes all that is at hand. */
  takeAll(): Item[] {
    return this.items.splice(0);
  }

  /** Whether there may be items beyond those at hand. */
  abstract get hasMore(): boolean;

  /** How much of a batch it is asked for; with `skew` 1, a partition of several values is asked for no more than an even share. */
  abstract shareOf(batch: number, skew: number): number;

  /** Reads a batch on top of what is at hand. */
  abstract fill(limit: number): Promise<void>;
}

const leastBatch = 4;

/** One partition of a path, read in batches. */
class PartitionSupply extends ListSupply {
  readonly #store: Store;
  readonly #walk: ListWalk;
  readonly #value: string;
  #next: Item | undefined;
  #isRead = false;

  constructor(store: Store, walk: ListWalk, value: string) {
    super();
    this.#store = store;
    this.#walk = walk;
    this.#value = value;
  }

  get hasMore(): boolean {
    return !this.#isRead || this.#next !== undefined;
  }

  shareOf(batch: number, skew: number): number {
    const { isSharded, partitions } = this.#walk.path;
    if (isSharded) return shareOfShard(batch);
    return Math.min(batch, Math.max(leastBatch, Math.ceil((skew * batch) / partitions.length)));
  }

  async fill(limit: number): Promise<void> {
    const { path, range, descending, unread } = this.#walk;
    const { items, next } = await readIndex(this.#store, {
      index: path.index,
      partition: { attribute: path.partition, value: this.#value },
      sort: { attribute: path.sort, range },
      descending,
      limit,
      start: this.#next,
    });
    this.#isRead = true;
    this.#next = next;
    const complete = (item: Item) => (path.holds === 'records' ? this.#store.completeInPlace(item, unread) : item);
    this.items.push(...(await Promise.all(items.map(complete))));
    // An empty page may still have a next one: DynamoDB says so after 1 MB.
    if (items.length === 0 && next !== undefined) await this.fill(limit);
  }
}

/** The records of a path that are found by their keys, all read at once. */
class KeyedSupply extends ListSupply {
  readonly #store: Store;
  readonly #walk: ListWalk;
  readonly #keyed: readonly KeyedRecord[];
  hasMore = true;

  constructor(store: Store, walk: ListWalk, keyed: readonly KeyedRecord[]) {
    super();
    this.#store = store;
    this.#walk = walk;
    this.#keyed = keyed;
  }

  shareOf(batch: number): number {
    return batch;
  }

  async fill(limit: number): Promise<void> {
    const { range, unread, path, descending } = this.#walk;
    const keys = this.#keyed.map(({ record }) => keyOf.record(record));
    const found = new Map((await this.#store.getMany(keys)).map((item) => [keyName(item), item]));
    const records = await Promise.all([...found.values()].map((item) => this.#store.complete(item, unread)));
    const missing = this.#keyed.filter((_, index) => !found.has(keyName(keys[index] ?? {})));
    const others = await Promise.all(missing.map(({ partition }) => this.#readPartition(partition, limit)));
    const placeOf = (item: Item): string => String(item[path.sort]);
    const isInside = (item: Item) =>
      compareKeys(range[0], placeOf(item)) <= 0 && compareKeys(placeOf(item), range[1]) <= 0;
    const inOrder = [...records, ...others.flat()]
      .filter(isInside)
      .sort((one, other) => compareKeys(placeOf(one), placeOf(other)));
    this.items.push(...(descending ? inOrder.reverse() : inOrder));
    this.hasMore = false;
  }

  async #readPartition(value: string, limit: number): Promise<Item[]> {
    const supply = new PartitionSupply(this.#store, this.#walk, value);
    while (supply.hasMore) await supply.fill(limit);
    return supply.takeAll();
  }
}

/** What the items of a walk come from. */
export const suppliesOf = (store: Store, walk: ListWalk): ListSupply[] => {
  const { path, range } = walk;
  const [from, to] = range;
  // The ends of a range that holds nothing are crossed.
  if (from > to) return [];
  return [
    ...path.partitions.map((value) => new PartitionSupply(store, walk, value)),
    ...(path.byKey === undefined ? [] : [new KeyedSupply(store, walk, path.byKey)]),
    ...(path.second === undefined ? [] : suppliesOf(store, { ...walk, path: path.second })),
  ];
};
