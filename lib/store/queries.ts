import type { QueryCommandInput } from '@aws-sdk/lib-dynamodb';

/** An item of the table, with its key. */
export type Item = Record<string, unknown>;

/** The part of a query that says what it reads; the store adds the table and the place to start from. */
export type Query = Omit<QueryCommandInput, 'TableName' | 'ExclusiveStartKey' | 'ReturnConsumedCapacity'>;

/** A range of one partition of an index, both ends inclusive. */
export interface IndexRange {
  readonly index: string;
  readonly partition: { readonly attribute: string; readonly value: string };
  readonly sort: { readonly attribute: string; readonly range: readonly [string, string] };
}

/** One call's worth of an index. */
export interface IndexQuery extends IndexRange {
  readonly descending: boolean;
  readonly limit: number;
  /** Where the call before ended. */
  readonly start: Item | undefined;
}

/** Most items of one call. Without a limit the local engine reads the whole partition before it cuts at 1 MB. */
const querySize = 1_000;

/** Reads a partition of the table, strongly consistently; all of it without a range of sort keys. */
export const partitionQuery = (partition: string, range: readonly [string, string] | undefined): Query => ({
  KeyConditionExpression: `pk = :partition${range === undefined ? '' : ' AND sk BETWEEN :from AND :to'}`,
  ExpressionAttributeValues: {
    ':partition': partition,
    ...(range === undefined ? {} : { ':from': range[0], ':to': range[1] }),
  },
  ConsistentRead: true,
  Limit: querySize,
});

const indexQuery = ({ index, partition, sort }: IndexRange): Query => ({
  IndexName: index,
  KeyConditionExpression: '#partition = :partition AND #sort BETWEEN :from AND :to',
  ExpressionAttributeNames: { '#partition': partition.attribute, '#sort': sort.attribute },
  ExpressionAttributeValues: { ':partition': partition.value, ':from': sort.range[0], ':to': sort.range[1] },
});

/** Reads items of an index in order. */
export const itemsQuery = ({ descending, limit, ...range }: IndexQuery): Query => ({
  ...indexQuery(range),
  ScanIndexForward: !descending,
  Limit: limit,
});

/** Counts items of an index, so many in a call. */
export const countQuery = (range: IndexRange, limit: number): Query => ({
  ...indexQuery(range),
  Select: 'COUNT',
  Limit: Math.min(limit, querySize),
});
