import { compareKeys, type ListOrder, listAttribute, listOrders, listPartitions } from './list-index.ts';
import type { StoredRecord } from './record.ts';
import type { Store } from './store.ts';

/** A walk through a list in one of its orders. */
export interface ListWalk {
  readonly list: string;
  readonly order: ListOrder;
  readonly descending: boolean;
  /** Lowest and highest sort key of interest, both inclusive. */
  readonly range: readonly [string, string];
  /** Records that each partition is asked for at a time. */
  readonly batch: number;
}

type Item = Record<string, unknown>;

/** One partition of a list, read in batches. */
class ListPartition {
  readonly #store: Store;
  readonly #walk: ListWalk;
  readonly #partition: string;
  #records: StoredRecord[] = [];
  #next: Item | undefined;
  #isRead = false;

  constructor(store: Store, walk: ListWalk, partition: string) {
    this.#store = store;
    this.#walk = walk;
    this.#partition = partition;
  }

  /** The record that comes next, which stays; undefined when there is none at hand. */
  get head(): StoredRecord | undefined {
    return this.#records[0];
  }

  /** Whether there may be records beyond those at hand. */
  get hasMore(): boolean {
    return !this.#isRead || this.#next !== undefined;
  }

  /** How many records are at hand. */
  get atHand(): number {
    return this.#records.length;
  }

  take(): StoredRecord | undefined {
    return this.#records.shift();
  }

  /** Reads a batch on top of what is at hand. */
  async fill(limit: number): Promise<void> {
    const { order, range, descending } = this.#walk;
    const { index, attribute } = listOrders[order];
    const { records, next } = await this.#store.queryIndex({
      index,
      partition: { attribute: listAttribute, value: this.#partition },
      sort: { attribute, range },
      descending,
      limit,
      start: this.#next,
    });
    this.#isRead = true;
    this.#next = next;
    this.#records.push(...records);
    // An empty page may still have a next one: DynamoDB says so after 1 MB.
    if (records.length === 0 && next !== undefined) await this.fill(limit);
  }
}

const largestBatch = 250;

const nextOf = (partitions: readonly ListPartition[], { order, descending }: ListWalk): ListPartition | undefined => {
  const { attribute } = listOrders[order];
  const key = ({ head }: ListPartition): string => String(head?.[attribute]);
  return partitions
    .filter(({ head }) => head !== undefined)
    .reduce<ListPartition | undefined>((best, each) => {
      if (best === undefined) return each;
      return compareKeys(key(each), key(best)) < 0 !== descending ? each : best;
    }, undefined);
};

/** Walks through a list, all partitions merged into one order; the first batch of all of them is one round trip. */
export async function* walkList(store: Store, walk: ListWalk): AsyncGenerator<StoredRecord, void, void> {
  const [from, to] = walk.range;
  if (from > to) return;
  const partitions = listPartitions(walk.list).map((partition) => new ListPartition(store, walk, partition));
  let { batch } = walk;
  for (;;) {
    if (partitions.some(({ atHand, hasMore }) => atHand === 0 && hasMore)) {
      // Whoever walks on has dropped what there was: those that run low are filled together, with more each time.
      const low = partitions.filter(({ atHand, hasMore }) => hasMore && atHand <= batch / 2);
      await Promise.all(low.map((partition) => partition.fill(batch)));
      batch = Math.min(2 * batch, Math.max(batch, largestBatch));
    }
    const record = nextOf(partitions, walk)?.take();
    if (record === undefined) return;
    yield record;
  }
}

/** Counts the records of a list between two sort keys, partitions side by side. */
export const countList = async (
  store: Store,
  { list, order, range }: Pick<ListWalk, 'list' | 'order' | 'range'>,
): Promise<number> => {
  const { index, attribute } = listOrders[order];
  const [from, to] = range;
  if (from > to) return 0;
  const counts = await Promise.all(
    listPartitions(list).map((value) =>
      store.countIndex({ index, partition: { attribute: listAttribute, value }, sort: { attribute, range } }),
    ),
  );
  return counts.reduce((sum, count) => sum + count, 0);
};
