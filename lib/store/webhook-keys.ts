import { hashText } from './hash.ts';
import { join, type Key, type RecordReference } from './keys.ts';

// A delivery is put and taken away; a partition takes 1,000 units a second.
const dueShards = 4;

const duePartition = (shard: number): string => join('webhook_due', String(shard));

/** All partitions of what is due to be sent. */
export const duePartitions = (): string[] => Array.from({ length: dueShards }, (_, shard) => duePartition(shard));

/** The keys of webhooks, apart from those of records: few functions have to do with them. */
export const webhookKeyOf = {
  /** The endpoints of a token, and which token that is now; all share a partition, so that one consistent query lists them. */
  owner: (owner: string): Key => ({ pk: 'webhook_owner', sk: owner }),

  /** The secrets that sign messages to an endpoint; only functions that send may read them. */
  secret: (endpoint: string): Key => ({ pk: 'webhook_secret', sk: endpoint }),

  /** Since when an endpoint has answered nothing but failures; part of the endpoint's partition. */
  failures: ({ type, id }: RecordReference): Key => ({ pk: join(type, id), sk: 'failures' }),

  /** That a delivery is due at an instant, ISO 8601 in UTC. */
  due: (delivery: string, at: string): Key => ({
    pk: duePartition(hashText(delivery) % dueShards),
    sk: join(at, delivery),
  }),

  /** That a recovery is to be carried out; all of them share a partition. */
  openRecovery: (recovery: string): Key => ({ pk: 'webhook_recovery_open', sk: recovery }),
} as const;

/** First and last sort key of what is due at an instant or before. */
export const dueUntil = (at: string): readonly [string, string] => ['0', join(at, '\uffff')];
