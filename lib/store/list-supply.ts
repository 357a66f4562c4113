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
  /** Linkages whose overflow is not read. */
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

  /** The item that comes next, which stays; undefined when there is none at hand. */
  get head(): Item | undefined {
    return this.#items[0];
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

  /** Whether there may be items beyond those at hand. */
  get hasMore(): boolean {
    return !this.#isRead || this.#next !== undefined;
  }

  /** How much of a batch it is asked for; with `skew` 1, a partition of several values is asked for no more than an even share. */
  shareOf(batch: number, skew: number): number {
    const { isSharded, partitions } = this.#walk.path;
    if (isSharded) return shareOfShard(batch);
    return Math.min(batch, Math.max(leastBatch, Math.ceil((skew * batch) / partitions.length)));
  }

  /** Reads a batch on top of what is at hand. */
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
    // An empty page may still have a next one: DynamoDB says so after 1 MB.
    if (items.length === 0 && next !== undefined) await this.fill(limit);
  }
}

/** What the items of a walk come from. */
export const suppliesOf = (store: Store, walk: ListWalk): ListSupply[] => {
  const [from, to] = walk.range;
  // The ends of a range that holds nothing are crossed.
  return from > to ? [] : walk.path.partitions.map((value) => new ListSupply(store, walk, value));
};
