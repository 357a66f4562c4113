import {
  CreateTableCommand,
  DescribeTableCommand,
  type DynamoDBClient,
  ResourceInUseException,
  ResourceNotFoundException,
  type TableDescription,
  waitUntilTableExists,
} from '@aws-sdk/client-dynamodb';
import { tableDefinition } from '../../lib/store/table.ts';
import { enableStream } from './stream/enable-stream.ts';

const describe = async (client: DynamoDBClient, tableName: string): Promise<TableDescription | undefined> => {
  try {
    const { Table } = await client.send(new DescribeTableCommand({ TableName: tableName }));
    return Table;
  } catch (error) {
    if (error instanceof ResourceNotFoundException) return undefined;
    throw error;
  }
};

const indexNames = (table: Pick<TableDescription, 'GlobalSecondaryIndexes'>): string[] =>
  (table.GlobalSecondaryIndexes ?? []).map((index) => index.IndexName ?? '').sort();

const refuseStale = (table: TableDescription, tableName: string): void => {
  const wanted = indexNames(tableDefinition(tableName)).join(', ');
  if (indexNames(table).join(', ') === wanted) return;
  throw new Error(
    `The table "${tableName}" was made by another version of Facet (it should have the indexes: ${wanted || 'none'}). ` +
      'Start over with: npm start -- --reset',
  );
};

const create = async (client: DynamoDBClient, tableName: string): Promise<void> => {
  try {
    await client.send(new CreateTableCommand(tableDefinition(tableName)));
  } catch (error) {
    // Two commands that found no table create it at the same time: the second has nothing left to do.
    if (!(error instanceof ResourceInUseException)) throw error;
  }
  await waitUntilTableExists({ client, maxWaitTime: 60, minDelay: 1, maxDelay: 1 }, { TableName: tableName });
};

/** Creates the table when it is missing, with its stream; tells whether it did, and refuses one that lacks an index. */
export const ensureTable = async (client: DynamoDBClient, tableName: string): Promise<'created' | 'found'> => {
  const table = await describe(client, tableName);
  if (table) refuseStale(table, tableName);
  else await create(client, tableName);
  // Before the first record: what was written without a stream is in no feed.
  await enableStream(client, tableName);
  return table ? 'found' : 'created';
};
