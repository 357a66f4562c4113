import { forEachAtOnce } from '../runtime/at-once.ts';
import { countIndex } from './index-reads.ts';
import { type RecordReference, referrerOf } from './keys.ts';
import { compareKeys, shareOfShard } from './list-index.ts';
import type { ListPath } from './list-path.ts';
import { type ListSupply, type ListWalk, suppliesOf } from './list-supply.ts';
import type { Item } from './queries.ts';
import type { StoredRecord } from './record.ts';
import type { Store } from './store.ts';
import { ownerOf } from './value-entries.ts';

const largestBatch = 2_000;

// The maximum number of records counted in one call.
const querySize = 1_000;

// The maximum number of parallel calls. A filter by 100 ids may lead to 800 partitions.
const atOnce = 50;

// One value may belong to most of the wanted records. So the first batch of a partition may be this many even shares.
const mostSkew = 8;

const fillAll = (supplies: readonly ListSupply[], batch: number, skew: number): Promise<void> =>
  forEachAtOnce(supplies, atOnce, (supply) => supply.fill(Math.min(supply.shareOf(batch, skew), querySize)));

const nextOf = (supplies: readonly ListSupply[], { path: { sort }, descending }: ListWalk): ListSupply | undefined => {
  const key = ({ head }: ListSupply): string => String(head?.[sort]);
  return supplies
    .filter(({ head }) => head !== undefined)
    .reduce<ListSupply | undefined>((best, each) => {
      if (best === undefined) return each;
      return compareKeys(key(each), key(best)) < 0 !== descending ? each : best;
    }, undefined);
};

/** Merges all supplies into one order; the first batch of all of them is one round trip. */
async function* walkItems(store: Store, walk: ListWalk): AsyncGenerator<Item, void, void> {
  const supplies = suppliesOf(store, walk);
  let { batch } = walk;
  for (;;) {
    if (supplies.some(({ atHand, hasMore }) => atHand === 0 && hasMore)) {
      // Supplies with few items are filled together, each time with larger batches.
      await fillAll(
        supplies.filter((each) => each.hasMore && each.atHand <= each.shareOf(batch, mostSkew) / 2),
        batch,
        mostSkew,
      );
      batch = Math.min(2 * batch, Math.max(batch, largestBatch));
    }
    const item = nextOf(supplies, walk)?.take();
    if (item === undefined) return;
    yield item;
  }
}

/** Reads all supplies side by side, in no order. */
async function* readItems(store: Store, walk: ListWalk): AsyncGenerator<Item, void, void> {
  for (let open = suppliesOf(store, walk); open.length > 0; open = open.filter(({ hasMore }) => hasMore)) {
    await fillAll(open, walk.batch, 1);
    for (const supply of open) yield* supply.takeAll();
  }
}

/** Returns the record to which a back-reference or the entry of a value leads. */
const namedBy = ({ pk, sk }: Item, { holds }: ListPath): RecordReference =>
  holds === 'value entries' ? ownerOf(String(pk), String(sk)) : referrerOf(String(sk));

/** Reads the records to which back-references or entries of values lead, each record once, batch by batch. */
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
): AsyncGenerator<StoredRecord, void, void> => {
  if (walk.path.holds !== 'records') return recordsOf(store, items, walk);
  // The items of such a path are records that were completed when they were read.
  return items as AsyncGenerator<StoredRecord, void, void>;
};

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
 * Counts the records between two sort keys of a path, with partitions in parallel. Returns infinity if there are more
 * than `most`.
 */
export const countList = async (
  store: Store,
  path: ListPath,
  range: ListWalk['range'],
  most = Number.POSITIVE_INFINITY,
): Promise<number> => {
  if (range[0] > range[1]) return 0;
  // A record can have back-references in several partitions, and several values, but is listed in only one.
  if (path.holds !== 'records' && path.partitions.length > 1) return countOnce(store, path, range);
  let total = 0;
  await forEachAtOnce(path.partitions, atOnce, async (value) => {
    const partition = { attribute: path.partition, value };
    const share = path.isSharded && most !== Number.POSITIVE_INFINITY ? shareOfShard(most) : most;
    const count = await countIndex(
      store,
      { index: path.index, partition, sort: { attribute: path.sort, range } },
      share,
    );
    total += count > share ? Number.POSITIVE_INFINITY : count;
  });
  return total > most ? Number.POSITIVE_INFINITY : total;
};
