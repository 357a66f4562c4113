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
    // Two commands that found no table create it at the same time: the second has nothing left to do.
    if (!(error instanceof ResourceInUseException)) throw error;
  }
  await waitUntilTableExists({ client, maxWaitTime: 60, minDelay: 1, maxDelay: 1 }, { TableName });
};

const ensureBallots = async (client: DynamoDBClient, tableName: string): Promise<void> => {
  if (!(await describe(client, tableName))) await create(client, ballotsTableDefinition(tableName));
};

/**
 * Creates what is missing of the two tables; returns whether that was the main one, and refuses one that lacks an index.
 * Without a stream: in memory, the engine takes longer for each further write to one (stream-records.ts).
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

/** Creates what is missing of the two tables and of the main one's stream; returns whether that was the table. */
export const ensureFedTables = async ({ client, tableName, ballotsTableName }: Store): Promise<'created' | 'found'> => {
  const table = await ensureTables(client, tableName, ballotsTableName);
  // Before the first record: what was written without a stream is in no feed. Ballots are in none at all.
  await enableStream(client, tableName);
  return table;
};
