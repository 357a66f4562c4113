import { readIndex } from './index-reads.ts';
import { shareOfShard } from './list-index.ts';
import type { ListPath } from './list-path.ts';
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
  /** Linkages that are read without their overflow. */
  readonly unread?: readonly string[] | undefined;
}

const leastBatch = 4;

/** The items of one partition of a path, in order, read in batches. */
export class ListSupply {
  readonly #store: Store;
  readonly #walk: ListWalk;
  readonly #value: string;
  readonly #items: Item[] = [];
  #next: Item | undefined;
  #isRead = false;

  constructor(store: Store, walk: ListWalk, value: string) {
    this.#store = store;
    this.#walk = walk;
    this.#value = value;
  }

  /** Returns the next item, which stays in the supply; undefined when no item has been read ahead. */
  get head(): Item | undefined {
    return this.#items[0];
  }

  /** The number of items that have been read and not taken. */
  get atHand(): number {
    return this.#items.length;
  }

  take(): Item | undefined {
    return this.#items.shift();
  }

  /** Takes all items that have been read. */
  takeAll(): Item[] {
    return this.#items.splice(0);
  }

  /** Whether there may be items beyond those that have been read. */
  get hasMore(): boolean {
    return !this.#isRead || this.#next !== undefined;
  }

  /**
   * Returns how many items of a batch are asked from this partition. With `skew` 1, a partition of several values is
   * asked for an even share at most.
   */
  shareOf(batch: number, skew: number): number {
    const { isSharded, partitions } = this.#walk.path;
    if (isSharded) return shareOfShard(batch);
    return Math.min(batch, Math.max(leastBatch, Math.ceil((skew * batch) / partitions.length)));
  }

  /** Reads a batch and adds it to the items that have been read. */
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
    const complete = (item: Item) => (path.holds === 'records' ? this.#store.complete(item, unread) : item);
    this.#items.push(...(await Promise.all(items.map(complete))));
    // An empty page may have a next page, because DynamoDB ends a page after 1 MB.
    if (items.length === 0 && next !== undefined) await this.fill(limit);
  }
}

/** Returns one supply for each partition of a walk. */
export const suppliesOf = (store: Store, walk: ListWalk): ListSupply[] => {
  const [from, to] = walk.range;
  // The ends of an empty range are in the wrong order.
  return from > to ? [] : walk.path.partitions.map((value) => new ListSupply(store, walk, value));
};
