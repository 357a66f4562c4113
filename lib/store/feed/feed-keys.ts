import { join, type Key, type RecordReference } from '../keys.ts';

/** The number of shards of the change feed. Four take 2,000 changes a second, and a page reads all of them. */
export const feedShards = 4;

// The stream's consumer receives only items with the root sort key. Feed entries have other sort keys, so it does not
// receive its own writes.
const feedPartition = (...parts: readonly (string | number)[]): string => join('changes', ...parts.map(String));

/** The lowest and highest sort key of the entries of a shard after a sequence number. */
export const feedAfter = (sequence: string): readonly [string, string] => [`${sequence}!`, ':'];

/** The lowest and highest sort key of the entries of a shard up to a sequence number. */
export const feedUntil = (sequence: string): readonly [string, string] => ['0', sequence];

/** The keys of the change feed. They are apart from the keys of records because only few functions use them. */
export const feedKeyOf = {
  /**
   * The sequence number of the last entry of a shard. Each append changes it, so two writers never append at the same
   * time.
   */
  end: (shard: number): Key => ({ pk: feedPartition(shard), sk: 'end' }),

  /** One entry of the change feed. */
  entry: (shard: number, sequence: string): Key => ({ pk: feedPartition(shard), sk: sequence }),

  /** Says that an event of the table's stream is in the change feed. */
  event: (event: string): Key => ({ pk: feedPartition('event', event), sk: 'recorded' }),

  /** Says that a record was absent in a version that the feed has, and since when. */
  absence: ({ type, id }: RecordReference, version: number): Key => ({
    pk: feedPartition('absent'),
    sk: join(type, id, String(version)),
  }),

  /** Says that a record has been deleted, and when. */
  tombstone: ({ type, id }: RecordReference): Key => ({ pk: feedPartition('deleted', type, id), sk: 'tombstone' }),
} as const;
