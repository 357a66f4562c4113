import { endOf, type FeedPosition, positionAt } from '../../store/feed/position.ts';
import { type FeedEntry, readShard, type ShardPage, shardNumbers } from '../../store/feed/read-feed.ts';
import { sequenceText } from '../../store/feed/sequence.ts';
import type { Store } from '../../store/store.ts';
import type { Change } from './change.ts';

/** How far a reader has come: one position for each shard of the feed. */
export type ChangesPosition = readonly FeedPosition[];

/** A page of changes. */
export interface ChangesPage {
  readonly changes: readonly Change[];
  readonly position: ChangesPosition;
  /** The instant, in milliseconds since 1970, up to which all changes have been read. */
  readonly readUntil: number;
  /** No further changes exist yet. */
  readonly isCaughtUp: boolean;
}

/** What a reader asks for. */
export interface ChangesQuery {
  readonly size: number;
  readonly now: number;
  /** Selects the changes that the reader may and wants to see; it is waited for while the page is read. */
  readonly wanted: Promise<(change: Change, recordedAt: number) => boolean>;
}

/** The end of the feed. 1 round trip. */
export const latestPosition = (store: Store): Promise<ChangesPosition> =>
  Promise.all(shardNumbers.map((shard) => endOf(store, shard)));

/** Returns the position of the first changes that were recorded at an instant or later. 2 round trips. */
export const positionSince = (store: Store, instant: number, now: number): Promise<ChangesPosition> =>
  Promise.all(shardNumbers.map((shard) => positionAt(store, shard, { instant, now })));

const changeOf = ({ content }: FeedEntry): Change =>
  // Only lib/domain/changes/record-changes.ts writes entries.
  content as unknown as Change;

interface Placed {
  readonly entry: FeedEntry;
  readonly shard: number;
  readonly place: string;
}

/** The entries of all shards in the order in which they were recorded. */
const inOrder = (pages: readonly ShardPage[]): Placed[] =>
  pages
    .flatMap(({ entries }, shard) =>
      entries.map((entry) => ({ entry, shard, place: `${sequenceText(entry.sequence)}#${shard}` })),
    )
    .sort((one, other) => (one.place < other.place ? -1 : 1));

/** Returns how many of the entries can be returned. Entries that were recorded after an unread one must wait. */
const countBeforeUnread = (all: readonly Placed[], pages: readonly ShardPage[]): number => {
  const lastOfUnfinished = new Set(pages.flatMap(({ entries, isEnd }) => (isEnd ? [] : (entries.at(-1) ?? []))));
  const first = all.findIndex(({ entry }) => lastOfUnfinished.has(entry));
  return first < 0 ? all.length : first + 1;
};

/** Returns the first entries that contain as many wanted ones as a page has. */
const takePage = (
  entries: readonly Placed[],
  size: number,
  isWanted: (change: Change, recordedAt: number) => boolean,
) => {
  const changes: Change[] = [];
  let count = 0;
  for (const { entry } of entries) {
    if (changes.length === size) break;
    count += 1;
    const change = changeOf(entry);
    if (isWanted(change, entry.sequence.at)) changes.push(change);
  }
  return { changes, taken: entries.slice(0, count) };
};

/** Returns the positions from which the shards continue after the taken entries. */
const positionAfter = (from: ChangesPosition, taken: readonly Placed[]): ChangesPosition =>
  from.map((position, shard) => taken.findLast((each) => each.shard === shard)?.entry.position ?? position);

/**
 * Reads a page of changes after a position, from all shards at once, in 1 round trip. Changes of one record are in
 * order; those of several records are in the order of recording. The page may be shorter than requested.
 */
export const readChanges = async (store: Store, from: ChangesPosition, query: ChangesQuery): Promise<ChangesPage> => {
  // The changes are spread evenly; what a page can't take would be read again.
  const limit = Math.ceil(query.size / 2);
  const [isWanted, ...pages] = await Promise.all([
    query.wanted,
    ...from.map((position, shard) => readShard(store, shard, position, { limit, now: query.now })),
  ]);
  const all = inOrder(pages);
  const { changes, taken } = takePage(all.slice(0, countBeforeUnread(all, pages)), query.size, isWanted);
  const isCaughtUp = taken.length === all.length && pages.every(({ isEnd }) => isEnd);
  const reached = taken.at(-1)?.entry.sequence.at ?? 0;
  return {
    changes,
    position: positionAfter(from, taken),
    readUntil: isCaughtUp ? query.now : reached,
    isCaughtUp,
  };
};
