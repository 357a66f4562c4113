import { stopwatch } from '../runtime/clock.ts';
import { maxRemembered, rememberedMs } from './former-partitions.ts';
import { type Item, partitionQuery } from './queries.ts';
import type { Store } from './store.ts';

/*
 * Earlier versions counted days and hours where all records are counted. What stands there counts, and nothing comes to it:
 * buckets after the last one are not asked for.
 */

interface LastBucket {
  /** Its sort key; empty where there is none. */
  readonly sk: string;
  readonly until: number;
}

/** By client; then by table, partition and kind of bucket. */
const lastBuckets = new WeakMap<object, Map<string, LastBucket>>();

const rememberedOf = ({ client }: Store): Map<string, LastBucket> => {
  const found = lastBuckets.get(client) ?? new Map<string, LastBucket>();
  lastBuckets.set(client, found);
  return found;
};

const readLast = async (store: Store, partition: string, kind: string): Promise<string> => {
  const query = { ...partitionQuery(partition, [kind, `${kind}\uffff`]), ScanIndexForward: false, Limit: 1 };
  const { Items: [last] = [] } = await store.query(query, undefined);
  return String(last?.sk ?? '');
};

/** The items of a former partition in a range of buckets of one kind; one round trip, or none. */
export const readFormerBuckets = async (
  store: Store,
  partition: string,
  range: readonly [string, string],
): Promise<Item[]> => {
  const remembered = rememberedOf(store);
  const kind = range[0].charAt(0);
  const name = [store.tableName, partition, kind].join('\n');
  const last = remembered.get(name);
  if (last !== undefined && last.until > stopwatch()) {
    return range[0] > last.sk ? [] : store.queryRange(partition, range);
  }
  const [items, sk] = await Promise.all([store.queryRange(partition, range), readLast(store, partition, kind)]);
  if (remembered.size >= maxRemembered) remembered.clear();
  remembered.set(name, { sk, until: stopwatch() + rememberedMs });
  return items;
};
