import { join, type Key, type RecordReference } from '../keys.ts';

/** Of the change feed: as many as take 2,000 changes a second; a page reads all of them. */
export const feedShards = 4;

// No sort key of these partitions is the root: the stream's consumer is given what has it, and writes here itself.
const feedPartition = (...parts: readonly (string | number)[]): string => join('changes', ...parts.map(String));

// After every digit.
const lastSortKey = '~';

/** First and last sort key that an entry of the feed can have after one of a partition, or the note of the next hour. */
export const feedAfter = (sequence: string): readonly [string, string] => [`${sequence}!`, lastSortKey];

/** First and last sort key that an entry of an hour can have, or the note of the next hour, up to one of them. */
export const feedUntil = (sequence = lastSortKey): readonly [string, string] => ['0', sequence];

/** First and last sort key of the hours of a shard of the change feed that are not before one. */
export const feedHoursFrom = (hour: string): readonly [string, string] => [join('hour', hour), join('hour', '~')];

/** The keys of the change feed, apart from those of records: few functions have to do with them. */
export const feedKeyOf = {
  /** Where a shard of the change feed ends: the sequence number of its last entry; no two writers append at a time. */
  end: (shard: number): Key => ({ pk: feedPartition(shard), sk: 'end' }),

  /** That a shard of the change feed has entries of an hour: so the first hour after an instant is found. */
  hour: (shard: number, hour: string): Key => ({ pk: feedPartition(shard), sk: join('hour', hour) }),

  /** One entry of the change feed. */
  entry: (shard: number, hour: string, sequence: string): Key => ({
    pk: feedPartition(shard, hour),
    sk: sequence,
  }),

  /** The hour in which a shard of the change feed continues, after all entries of the hour before. */
  next: (shard: number, hour: string): Key => ({ pk: feedPartition(shard, hour), sk: lastSortKey }),

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
