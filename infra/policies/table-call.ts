import type { Relationship } from '../../lib/model/definition/relationship.ts';
import { filterIndex } from '../../lib/store/filter-index.ts';

/**
 * One kind of call on the table: an action of DynamoDB, for a `Query` with the index (none means the table), and for a
 * write with a partition of `guardedPartitions`: "GetItem", "Query by_value", "PutItem cursor_secret". A call on the
 * table of ballots names that table: "PutItem ballots". A call on the partitions of one prefix names the prefix:
 * "PutItem within webhook_due".
 */
export type TableCall = string;

/** The partitions that only a call with their name may write, so that no other function can make itself a token. */
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
 * The partitions that only a call with their name may read. With the private key a function could answer for anybody;
 * with an endpoint's secret it could send forged events to the endpoint; with the key of platforms it could read
 * rosters.
 */
export const secretPartitions = ['answering_key', 'lti_key', 'webhook_secret'] as const;

/** The prefixes of the partitions that every function may write. */
export const ownPartitions = {
  keptAnswer: 'idempotency',
  requestCount: 'request_count',
  invitation: 'invitation',
  invitationCode: 'invitation_code',
  wrongCodes: 'wrong_codes',
  feed: 'changes',
} as const;

/** Stands for the table of ballots in a call, in the place of an index or a partition of the main table. */
export const ballotsTable = 'ballots';

const onBallots = (...actions: readonly string[]): readonly TableCall[] =>
  actions.map((action) => `${action} ${ballotsTable}`);

/**
 * The calls on the table of ballots of the functions that write and count answers. No other function may touch that
 * table.
 */
export const ballotCalls = {
  submission: onBallots('PutItem'),
  /** The sweep counts and deletes ballots, and searches for the ballots of deleted evaluations. */
  sweep: onBallots('Scan', 'Query', 'PutItem', 'BatchWriteItem', 'DeleteItem'),
} as const;

/** Returns calls on the partitions with these prefixes alone. */
export const within = (action: string, ...prefixes: readonly string[]): readonly TableCall[] =>
  prefixes.map((prefix) => `${action} within ${prefix}`);

/** Returns the call of an action on the table or on an index, with the partition that it writes. */
export const tableCall = (action: string, { index, partition }: { index?: string; partition?: string }): TableCall => {
  const [prefix] = partition?.split('#') ?? [];
  const guarded = [...guardedPartitions, ...Object.values(ownPartitions)].find((each) => each === prefix);
  return [action, index ?? guarded ?? ''].join(' ').trim();
};

/** The call that revokes a token. Every other change of a token only notes its last use. */
export const revokingToken: TableCall = 'UpdateItem access_token revoked_at';

/** The calls that read the table. */
export const reading = ['BatchGetItem', 'GetItem', 'Query'] as const;
/** The calls that write to partitions that are neither guarded nor a function's own. */
export const writing = ['ConditionCheckItem', 'DeleteItem', 'PutItem', 'UpdateItem'] as const;

/** Returns the queries of a filter; none if a type has no such filter. */
export const filterCall = ({ filter }: { readonly filter?: Relationship['filter'] | undefined }): TableCall[] =>
  filter === undefined ? [] : [tableCall('Query', filterIndex(filter.slot))];
