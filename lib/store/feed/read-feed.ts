import { type Item, partitionQuery } from '../queries.ts';
import type { Store } from '../store.ts';
import { keyAttributes, timeToLive } from '../table.ts';
import { feedAfter, feedKeyOf, feedShards } from './feed-keys.ts';
import type { FeedPosition } from './position.ts';
import { beforeSequences, parseSequence, type Sequence } from './sequence.ts';

/** An entry of the feed, with its place. */
export interface FeedEntry {
  readonly sequence: Sequence;
  readonly position: FeedPosition;
  readonly content: Readonly<Item>;
}

/** What was read of a shard. */
export interface ShardPage {
  readonly entries: readonly FeedEntry[];
  /** Where the shard continues when all of them have been taken. */
  readonly position: FeedPosition;
  /** There is nothing after them yet. */
  readonly isEnd: boolean;
}

/** The shards of the feed, by number. */
export const shardNumbers: readonly number[] = Array.from({ length: feedShards }, (_, shard) => shard);

const contentOf = (item: Item): Item => {
  const { [keyAttributes.partition]: _pk, [keyAttributes.sort]: _sk, [timeToLive]: _expires, ...content } = item;
  return content;
};

/** The entries before the first gap: an entry without the one before it was seen while its transaction became visible. */
const withoutGap = (items: readonly Item[], position: FeedPosition): FeedEntry[] => {
  const entries: FeedEntry[] = [];
  let { count } = position;
  for (const item of items) {
    const after = String(item[keyAttributes.sort]);
    const sequence = parseSequence(after);
    if (count !== undefined && sequence.count !== count + 1) break;
    count = sequence.count;
    entries.push({ sequence, position: { hour: position.hour, after, count }, content: contentOf(item) });
  }
  return entries;
};

interface HourRead {
  readonly entries: readonly FeedEntry[];
  /** The hour after it, where all of its entries have been read. */
  readonly next: string | undefined;
}

/** The hour after one of which a reader has come so far; not while its last entries are still to become visible. */
const nextHour = (note: Item | undefined, reached: string): string | undefined => {
  if (note === undefined || reached < String(note.after)) return undefined;
  return String(note.hour);
};

const readHour = async (store: Store, shard: number, position: FeedPosition, limit: number): Promise<HourRead> => {
  const { pk } = feedKeyOf.entry(shard, position.hour, position.after);
  const range = feedAfter(position.after);
  const { Items = [] } = await store.query({ ...partitionQuery(pk, range), Limit: limit }, undefined);
  const note = Items.find((item) => item[keyAttributes.sort] === range[1]);
  const items = Items.filter((item) => item !== note);
  const entries = withoutGap(items, position);
  const hasGap = entries.length < items.length;
  return {
    entries,
    next: hasGap ? undefined : nextHour(note, entries.at(-1)?.position.after ?? position.after),
  };
};

const nextPosition = (hour: string, { count }: FeedPosition): FeedPosition => ({
  hour,
  after: beforeSequences,
  ...(count !== undefined && { count }),
});

/**
 * Reads up to so many entries of a shard after a position. 1 round trip, and one more for each hour that it passes. What is
 * not visible as a whole comes with a later page.
 */
export const readShard = async (
  store: Store,
  shard: number,
  position: FeedPosition,
  limit: number,
): Promise<ShardPage> => {
  const entries: FeedEntry[] = [];
  for (let at = position; ; ) {
    // One more than is wanted shows whether there are more.
    const read = await readHour(store, shard, at, limit - entries.length + 1);
    entries.push(...read.entries);
    at = read.entries.at(-1)?.position ?? at;
    const last = entries[limit - 1];
    if (last !== undefined && entries.length > limit)
      return { entries: entries.slice(0, limit), position: last.position, isEnd: false };
    if (read.next === undefined) return { entries, position: at, isEnd: true };
    at = nextPosition(read.next, at);
  }
};
