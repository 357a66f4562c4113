import { partitionQuery } from '../queries.ts';
import { StaleRead } from '../refused.ts';
import { retryStale } from '../retry.ts';
import type { Store } from '../store.ts';
import { keyAttributes } from '../table.ts';
import { readEnd } from './append.ts';
import { feedHoursFrom, feedKeyOf, feedUntil } from './feed-keys.ts';
import { beforeAll, beforeSequences, hourOf, parseSequence, sequenceText } from './sequence.ts';

/** How far a reader has come in one shard: the hour, and the last entry that was read. */
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

// The clock of a writer may be so far behind this one.
const settlingMs = 5_000;

// Of what is older, all is visible, and of what is younger nothing has expired.
const day = 86_400_000;

interface Found {
  readonly hour: string;
  /** Count of the last entry before it. */
  readonly count: number;
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
    return first && { hour: String(first.hour), count: Number(first.count) };
  }, 'an hour of the feed does not become visible');

/** The last entry before an instant, in its hour. */
const lastBefore = async (store: Store, shard: number, instant: number): Promise<FeedPosition | undefined> => {
  const hour = hourOf(instant);
  const until = sequenceText({ at: instant, count: 0 });
  const query = partitionQuery(feedKeyOf.entry(shard, hour, until).pk, feedUntil(until));
  const { Items: [last] = [] } = await store.query({ ...query, ScanIndexForward: false, Limit: 1 }, undefined);
  if (last === undefined) return undefined;
  const sequence = String(last[keyAttributes.sort]);
  return { hour, after: sequence, count: parseSequence(sequence).count };
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
    if (!isYoung(from)) return { hour, after };
  }
  return { hour, after: beforeSequences, count };
};
