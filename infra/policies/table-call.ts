import type { Relationship } from '../../lib/model/definition/relationship.ts';
import { filterIndex } from '../../lib/store/filter-index.ts';

/**
 * One thing that a function does with the table: an action of DynamoDB, of a `Query` also the index (the table without
 * one), and of a write the partition if it is one of `guardedPartitions`. "GetItem", "Query by_value", "PutItem cursor_secret".
 * A call of the table of ballots is one of `ballotsTable`: "PutItem ballots". A call on the partitions of one prefix alone has
 * that: "PutItem within webhook_due".
 */
export type TableCall = string;

/** Partitions that nothing but a call named with them may write: no other function can make itself a token. */
export const guardedPartitions = [
  'access_token',
  'cursor_secret',
  'answering_key',
  'answering_verifier',
  'lti_key',
  'lti_verifier',
  'webhook_secret',
] as const;

/**
 * Partitions that nothing but a call named with them may read: with the private key a function could answer for anybody,
 * with the secret of an endpoint it could send what the endpoint's owner takes for ours, with that of platforms read rosters.
 */
export const secretPartitions = ['answering_key', 'lti_key', 'webhook_secret'] as const;

/** Prefixes of the partitions that every function may write. */
export const ownPartitions = {
  keptAnswer: 'idempotency',
  requestCount: 'request_count',
  invitation: 'invitation',
  invitationCode: 'invitation_code',
  wrongCodes: 'wrong_codes',
  feed: 'changes',
} as const;

/** Stands for the table of ballots, where a call names an index or a partition of the main one. */
export const ballotsTable = 'ballots';

const onBallots = (...actions: readonly string[]): readonly TableCall[] =>
  actions.map((action) => `${action} ${ballotsTable}`);

/** What those functions may do with the table of ballots that take and count answers; no other may touch it. */
export const ballotCalls = {
  submission: onBallots('PutItem'),
  /** The sweep counts and deletes them, and searches for those of deleted evaluations. */
  sweep: onBallots('Scan', 'Query', 'PutItem', 'BatchWriteItem', 'DeleteItem'),
} as const;

/** The calls that touch the partitions with these prefixes, and no others. */
export const within = (action: string, ...prefixes: readonly string[]): readonly TableCall[] =>
  prefixes.map((prefix) => `${action} within ${prefix}`);

/** The call of an action on the table or on an index, with the partition that it writes. */
export const tableCall = (action: string, { index, partition }: { index?: string; partition?: string }): TableCall => {
  const [prefix] = partition?.split('#') ?? [];
  const guarded = [...guardedPartitions, ...Object.values(ownPartitions)].find((each) => each === prefix);
  return [action, index ?? guarded ?? ''].join(' ').trim();
};

/** The change that revokes a token; every other change of a token only notes when it was used. */
export const revokingToken: TableCall = 'UpdateItem access_token revoked_at';

/** Reads of the table. */
export const reading = ['BatchGetItem', 'GetItem', 'Query'] as const;
/** Writes to what is neither guarded nor a function's own. */
export const writing = ['ConditionCheckItem', 'DeleteItem', 'PutItem', 'UpdateItem'] as const;

/** The queries of a filter; none where a type has no such filter. */
export const filterCall = ({ filter }: { readonly filter?: Relationship['filter'] | undefined }): TableCall[] =>
  filter === undefined ? [] : [tableCall('Query', filterIndex(filter.slot))];
