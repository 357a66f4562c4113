import {
  CreateTableCommand,
  type CreateTableCommandInput,
  DescribeTableCommand,
  type DynamoDBClient,
  ResourceInUseException,
  ResourceNotFoundException,
  type TableDescription,
  waitUntilTableExists,
} from '@aws-sdk/client-dynamodb';
import type { Store } from '../../../lib/store/store.ts';
import { ballotsTableDefinition, tableDefinition } from '../../../lib/store/table.ts';
import { enableStream } from './enable-stream.ts';

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

const create = async (client: DynamoDBClient, definition: CreateTableCommandInput): Promise<void> => {
  const { TableName } = definition;
  try {
    await client.send(new CreateTableCommand(definition));
  } catch (error) {
    // Two commands may create the table at the same time. The second then finds it created.
    if (!(error instanceof ResourceInUseException)) throw error;
  }
  await waitUntilTableExists({ client, maxWaitTime: 60, minDelay: 1, maxDelay: 1 }, { TableName });
};

const ensureBallots = async (client: DynamoDBClient, tableName: string): Promise<void> => {
  if (!(await describe(client, tableName))) await create(client, ballotsTableDefinition(tableName));
};

/**
 * Creates the two tables if they are missing, and returns whether the main one was; refuses a main table without an
 * index. It enables no stream, because an engine in memory takes longer for each further write to a stream
 * (stream-records.ts).
 */
export const ensureTables = async (
  client: DynamoDBClient,
  tableName: string,
  ballotsTableName = `${tableName}_ballots`,
): Promise<'created' | 'found'> => {
  await ensureBallots(client, ballotsTableName);
  const table = await describe(client, tableName);
  if (table) refuseStale(table, tableName);
  else await create(client, tableDefinition(tableName));
  return table ? 'found' : 'created';
};

/**
 * Creates the two tables and the main table's stream if they are missing. Returns whether the main table was missing.
 */
export const ensureFedTables = async ({ client, tableName, ballotsTableName }: Store): Promise<'created' | 'found'> => {
  const table = await ensureTables(client, tableName, ballotsTableName);
  // The stream begins before the first record, because the feed misses writes without a stream. Ballots are in no feed.
  await enableStream(client, tableName);
  return table;
};
