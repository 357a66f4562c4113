import { type Item, partitionQuery } from '../queries.ts';
import type { Store } from '../store.ts';
import { keyAttributes, timeToLive } from '../table.ts';
import { feedAfter, feedKeyOf, feedShards } from './feed-keys.ts';
import type { FeedPosition } from './position.ts';
import { parseSequence, type Sequence, settlingMs } from './sequence.ts';

/** An entry of the feed with its position. */
export interface FeedEntry {
  readonly sequence: Sequence;
  readonly position: FeedPosition;
  readonly content: Readonly<Item>;
}

/** The entries that were read from a shard. */
export interface ShardPage {
  readonly entries: readonly FeedEntry[];
  /** The shard has no further entries yet. */
  readonly isEnd: boolean;
}

/** The shards of the feed, by number. */
export const shardNumbers: readonly number[] = Array.from({ length: feedShards }, (_, shard) => shard);

const contentOf = (item: Item): Item => {
  const { [keyAttributes.partition]: _pk, [keyAttributes.sort]: _sk, [timeToLive]: _expires, ...content } = item;
  return content;
};

/**
 * Returns the entries before the first gap. A gap appears while the transaction of an entry is becoming visible. If the
 * previous count is unknown, the first entry must be the very first of the shard, or so old that all entries before it
 * are visible.
 */
const withoutGap = (items: readonly Item[], position: FeedPosition, now: number): FeedEntry[] => {
  const entries: FeedEntry[] = [];
  let { count } = position;
  for (const item of items) {
    const after = String(item[keyAttributes.sort]);
    const sequence = parseSequence(after);
    const isSettled = count === undefined && sequence.at < now - settlingMs;
    if (!isSettled && sequence.count !== (count ?? 0) + 1) break;
    count = sequence.count;
    entries.push({ sequence, position: { after, count }, content: contentOf(item) });
  }
  return entries;
};

/**
 * Reads at most `limit` entries of a shard after a position. Entries whose transaction is not fully visible come with a
 * later page.
 */
export const readShard = async (
  store: Store,
  shard: number,
  position: FeedPosition,
  { limit, now }: { readonly limit: number; readonly now: number },
): Promise<ShardPage> => {
  const { pk } = feedKeyOf.entry(shard, position.after);
  // The query asks for one entry more than wanted, to learn whether more exist.
  const query = { ...partitionQuery(pk, feedAfter(position.after)), Limit: limit + 1 };
  const { Items = [] } = await store.query(query, undefined);
  const found = withoutGap(Items, position, now);
  return { entries: found.slice(0, limit), isEnd: found.length <= limit };
};
