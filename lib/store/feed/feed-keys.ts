import { join, type Key, type RecordReference } from '../keys.ts';

/** Of the change feed: as many as take 2,000 changes a second; a page reads all of them. */
export const feedShards = 4;

// The stream's consumer receives only items with the root sort key. Feed entries have other sort keys, so it does not
// receive its own writes.
const feedPartition = (...parts: readonly (string | number)[]): string => join('changes', ...parts.map(String));

/** First and last sort key that an entry of a shard can have after one. */
export const feedAfter = (sequence: string): readonly [string, string] => [`${sequence}!`, ':'];

/** First and last sort key that an entry of a shard can have up to one. */
export const feedUntil = (sequence: string): readonly [string, string] => ['0', sequence];

/** The keys of the change feed, apart from those of records: few functions have to do with them. */
export const feedKeyOf = {
  /** Where a shard of the change feed ends: the sequence number of its last entry; no two writers append at a time. */
  end: (shard: number): Key => ({ pk: feedPartition(shard), sk: 'end' }),

  /** One entry of the change feed. */
  entry: (shard: number, sequence: string): Key => ({ pk: feedPartition(shard), sk: sequence }),

  /** That an event of the table's stream is in the change feed. */
  event: (event: string): Key => ({ pk: feedPartition('event', event), sk: 'recorded' }),

  /** That a record was not there, in a version that the feed has, and since when. */
  absence: ({ type, id }: RecordReference, version: number): Key => ({
    pk: feedPartition('absent'),
    sk: join(type, id, String(version)),
  }),

  /** That a record has been deleted, and when. */
  tombstone: ({ type, id }: RecordReference): Key => ({ pk: feedPartition('deleted', type, id), sk: 'tombstone' }),
} as const;
