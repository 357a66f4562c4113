import { type Item, partitionQuery } from '../queries.ts';
import type { Store } from '../store.ts';
import { keyAttributes, timeToLive } from '../table.ts';
import { readEnd } from './append.ts';
import { feedAfter, feedHoursFrom, feedKeyOf, feedShards } from './feed-keys.ts';
import { beforeAll, hourOf, parseSequence, type Sequence, sequenceText } from './sequence.ts';

/** How far a reader has come in one shard: the hour, and the entry after which it goes on. */
export interface FeedPosition {
  readonly hour: string;
  /** Sequence number, or a text that sorts before those that are wanted. */
  readonly after: string;
  /** Count of the entry before the next one, where it is known. */
  readonly count?: number;
}

/** An entry of the feed, with its place. */
export interface FeedEntry {
  readonly sequence: Sequence;
  readonly position: FeedPosition;
  readonly content: Readonly<Item>;
}

/** What was read of a shard. */
export interface ShardPage {
  readonly entries: readonly FeedEntry[];
  /** Where the shard goes on when all of them have been taken. */
  readonly position: FeedPosition;
  /** There is nothing after them yet. */
  readonly isEnd: boolean;
}

/** The shards of the feed, by number. */
export const shardNumbers: readonly number[] = Array.from({ length: feedShards }, (_, shard) => shard);

const start: FeedPosition = { hour: beforeAll, after: '0', count: 0 };

/** Where a shard ends at present. */
export const endOf = async (store: Store, shard: number): Promise<FeedPosition> => {
  const end = await readEnd(store, shard);
  return end === undefined ? start : { hour: hourOf(end.at), after: sequenceText(end), count: end.count };
};

// A transaction becomes visible item by item. What was recorded so long ago is visible as a whole, so that the first entry
// after it has none before it that is still to come.
const settlingMs = 5_000;

const hourFrom = async (store: Store, shard: number, hour: string): Promise<string | undefined> => {
  const [from, to] = feedHoursFrom(hour);
  const { Items: [first] = [] } = await store.query(
    { ...partitionQuery(feedKeyOf.hour(shard, hour).pk, [from, to]), Limit: 1 },
    undefined,
  );
  return first === undefined ? undefined : String(first.hour);
};

/** Where the entries of a shard begin that were recorded at an instant or later. 2 round trips. */
export const positionAt = async (
  store: Store,
  shard: number,
  { instant, now }: { readonly instant: number; readonly now: number },
): Promise<FeedPosition> => {
  const from = Math.min(instant, now - settlingMs);
  // Before the hours are looked at: what is appended between is then after it.
  const end = await endOf(store, shard);
  const hour = await hourFrom(store, shard, hourOf(from));
  // No entries since: it goes on where the shard ends.
  if (hour === undefined) return end;
  return { hour, after: hour === hourOf(from) ? sequenceText({ at: from, count: 0 }) : '0' };
};

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

const readHour = async (store: Store, shard: number, position: FeedPosition, limit: number): Promise<HourRead> => {
  const { pk } = feedKeyOf.entry(shard, position.hour, position.after);
  const range = feedAfter(position.after);
  const { Items = [] } = await store.query({ ...partitionQuery(pk, range), Limit: limit }, undefined);
  const next = Items.find((item) => item[keyAttributes.sort] === range[1]);
  const items = Items.filter((item) => item !== next);
  const entries = withoutGap(items, position);
  return { entries, next: next !== undefined && entries.length === items.length ? String(next.hour) : undefined };
};

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
    at = { hour: read.next, after: '0', ...(at.count !== undefined && { count: at.count }) };
  }
};
