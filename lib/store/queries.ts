import type { QueryCommandInput } from '@aws-sdk/lib-dynamodb';

/** An item of the table, with its key. */
export type Item = Record<string, unknown>;

/** The part of a query that says what it reads; the store adds the place to start from, and the main table where none is named. */
export type Query = Omit<QueryCommandInput, 'TableName' | 'ExclusiveStartKey' | 'ReturnConsumedCapacity'> &
  Partial<Pick<QueryCommandInput, 'TableName'>>;

/** Most items of one call. Without a limit the local engine reads the whole partition before it cuts at 1 MB. */
export const querySize = 1_000;

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
