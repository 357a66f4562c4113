import { type Item, partitionQuery } from '../queries.ts';
import { StaleRead } from '../refused.ts';
import { retryStale } from '../retry.ts';
import type { Store } from '../store.ts';
import { keyAttributes } from '../table.ts';
import { readEnd } from './append.ts';
import { feedHoursFrom, feedHoursUntil, feedKeyOf, feedUntil } from './feed-keys.ts';
import { beforeAll, beforeSequences, hourOf, parseSequence, type Sequence, sequenceText } from './sequence.ts';

/** How far a reader has come in one shard: the hour, and the entry after which it goes on. */
export interface FeedPosition {
  readonly hour: string;
  /** Sequence number, or a text that sorts before those that are wanted. */
  readonly after: string;
  /** Count of the entry before the next one, where it is known. */
  readonly count?: number;
}

const start: FeedPosition = { hour: beforeAll, after: beforeSequences, count: 0 };

/** Where a shard ends at present. */
export const endOf = async (store: Store, shard: number): Promise<FeedPosition> => {
  const end = await readEnd(store, shard);
  return end === undefined ? start : { hour: hourOf(end.at), after: sequenceText(end), count: end.count };
};

// Hours of earlier versions do not say how many entries are before them: what was recorded so long ago is visible.
const settlingMs = 5_000;

// Of what is older, all is visible, and of what is younger nothing has expired.
const day = 86_400_000;

interface Found {
  readonly hour: string;
  /** Count of the last entry before it. */
  readonly count: number | undefined;
}

/** The first hour since an instant that has entries. */
const hourFrom = (
  store: Store,
  shard: number,
  { hour, isThere }: { readonly hour: string; readonly isThere: boolean },
): Promise<Found | undefined> =>
  retryStale(async () => {
    const query = partitionQuery(feedKeyOf.hour(shard, hour).pk, feedHoursFrom(hour));
    const { Items: [first] = [] } = await store.query({ ...query, Limit: 1 }, undefined);
    // A transaction becomes visible item by item, and the end may be the first.
    if (first === undefined && isThere) throw new StaleRead('an hour is still to become visible');
    return first && { hour: String(first.hour), count: typeof first.count === 'number' ? first.count : undefined };
  }, 'an hour of the feed does not become visible');

const lastOf = async (
  store: Store,
  partition: string,
  range: readonly [string, string],
  limit: number,
): Promise<Item[]> => {
  const query = { ...partitionQuery(partition, range), ScanIndexForward: false, Limit: limit };
  return (await store.query(query, undefined)).Items ?? [];
};

const sequenceOf = (item: Item): Sequence => parseSequence(String(item[keyAttributes.sort]));

/** The last entry before an instant, in its hour. */
const lastBefore = async (store: Store, shard: number, instant: number): Promise<FeedPosition | undefined> => {
  const hour = hourOf(instant);
  const until = sequenceText({ at: instant, count: 0 });
  const [last] = await lastOf(store, feedKeyOf.entry(shard, hour, until).pk, feedUntil(until), 1);
  return last && { hour, after: String(last[keyAttributes.sort]), count: sequenceOf(last).count };
};

/**
 * Where the entries of a shard begin that were recorded at an instant or later, or a little before. It says how many are
 * before them, so that none is passed that is still to become visible. 2 round trips, 1 where there are none.
 */
export const positionAt = async (
  store: Store,
  shard: number,
  { instant, now }: { readonly instant: number; readonly now: number },
): Promise<FeedPosition> => {
  const from = Math.min(instant, now - settlingMs);
  const after = sequenceText({ at: from, count: 0 });
  // Before the hours are looked at: what is appended between is then after it.
  const end = await endOf(store, shard);
  if (end.after < after) return end;
  const isYoung = (at: number): boolean => at > now - day;
  const [found, before] = await Promise.all([
    hourFrom(store, shard, { hour: hourOf(from), isThere: isYoung(parseSequence(end.after).at) }),
    isYoung(from) ? lastBefore(store, shard, from) : undefined,
  ]);
  if (found === undefined) return end;
  const { hour, count } = found;
  if (hour === hourOf(from)) {
    if (before !== undefined) return before;
    if (count === undefined || !isYoung(from)) return { hour, after };
  }
  return { hour, after: beforeSequences, ...(count !== undefined && { count }) };
};

/**
 * Where a reader goes back to that has come to an hour too early, by a note of an earlier version, and sees there that
 * entries before `first` are missing; undefined where they are not in the hour before. 2 round trips.
 */
export const positionBefore = async (
  store: Store,
  shard: number,
  { hour, count = 0 }: FeedPosition,
  first: Sequence,
): Promise<FeedPosition | undefined> => {
  const hours = await lastOf(store, feedKeyOf.hour(shard, hour).pk, feedHoursUntil(hour), 2);
  const former = hours.map((each) => String(each.hour)).find((each) => each < hour);
  if (former === undefined) return undefined;
  // As many as are missing, and the note of the next hour.
  const last = await lastOf(store, feedKeyOf.entry(shard, former, '').pk, feedUntil(), first.count - count);
  const missing = last.map(sequenceOf).find((each) => each.count === count + 1);
  return missing && { hour: former, after: sequenceText({ at: missing.at, count }), count };
};
