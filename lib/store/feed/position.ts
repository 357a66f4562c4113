import { partitionQuery } from '../queries.ts';
import type { Store } from '../store.ts';
import { keyAttributes } from '../table.ts';
import { readEnd } from './append.ts';
import { feedKeyOf, feedUntil } from './feed-keys.ts';
import { beforeSequences, parseSequence, sequenceText, settlingMs } from './sequence.ts';

/** How far a reader has come in one shard: the last entry that was read. */
export interface FeedPosition {
  /** Sequence number, or a text that sorts before the wanted entries. */
  readonly after: string;
  /** Count of the entry before the next one, if it is known. */
  readonly count?: number;
}

const start: FeedPosition = { after: beforeSequences, count: 0 };

/** Returns the present end of a shard. */
export const endOf = async (store: Store, shard: number): Promise<FeedPosition> => {
  const end = await readEnd(store, shard);
  return end === undefined ? start : { after: sequenceText(end), count: end.count };
};

// No entry younger than this has expired.
const day = 86_400_000;

/** Returns the last entry before a sequence number. */
const lastBefore = async (store: Store, shard: number, sequence: string): Promise<FeedPosition | undefined> => {
  const query = partitionQuery(feedKeyOf.entry(shard, sequence).pk, feedUntil(sequence));
  const { Items: [last] = [] } = await store.query({ ...query, ScanIndexForward: false, Limit: 1 }, undefined);
  if (last === undefined) return undefined;
  const after = String(last[keyAttributes.sort]);
  return { after, count: parseSequence(after).count };
};

/**
 * The position in a shard from which to read entries that were recorded at an instant or later. It may be a little earlier,
 * so that entries that become visible late are not passed. 2 round trips; 1 where the shard has no entries from then on.
 */
export const positionAt = async (
  store: Store,
  shard: number,
  { instant, now }: { readonly instant: number; readonly now: number },
): Promise<FeedPosition> => {
  const from = Math.min(instant, now - settlingMs);
  const after = sequenceText({ at: from, count: 0 });
  const end = await endOf(store, shard);
  if (end.after < after) return end;
  const last = from > now - day ? await lastBefore(store, shard, after) : undefined;
  return last ?? { after };
};
