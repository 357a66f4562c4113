import { type Item, partitionQuery } from '../queries.ts';
import type { Store } from '../store.ts';
import { keyAttributes, timeToLive } from '../table.ts';
import { feedAfter, feedKeyOf, feedShards } from './feed-keys.ts';
import type { FeedPosition } from './position.ts';
import { parseSequence, type Sequence, settlingMs } from './sequence.ts';

/** An entry of the feed, with its place. */
export interface FeedEntry {
  readonly sequence: Sequence;
  readonly position: FeedPosition;
  readonly content: Readonly<Item>;
}

/** What was read of a shard. */
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
 * The entries before the first gap: an entry without the one before it was seen while its transaction became visible. Where
 * the count before the first one is not known, it is the first of all, or old enough for all before it to be visible.
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

/** Reads up to so many entries of a shard after a position. What is not visible as a whole comes with a later page. */
export const readShard = async (
  store: Store,
  shard: number,
  position: FeedPosition,
  { limit, now }: { readonly limit: number; readonly now: number },
): Promise<ShardPage> => {
  const { pk } = feedKeyOf.entry(shard, position.after);
  // One more than is wanted shows whether there are more.
  const query = { ...partitionQuery(pk, feedAfter(position.after)), Limit: limit + 1 };
  const { Items = [] } = await store.query(query, undefined);
  const found = withoutGap(Items, position, now);
  return { entries: found.slice(0, limit), isEnd: found.length <= limit };
};
