import { randomUUID } from 'node:crypto';
import { CreateTableCommand, DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { inject } from 'vitest';
import { ballotsTableDefinition, tableDefinition } from '../../lib/store/table.ts';

export interface TestTable {
  readonly tableName: string;
  readonly endpoint: string;
}

/** Settings of an SDK client for a local engine; DynamoDB Local wants alphanumeric access keys. */
export const localClientConfig = (endpoint: string) => ({
  endpoint,
  region: 'local',
  credentials: { accessKeyId: 'local', secretAccessKey: 'local' },
});

/** Creates a table and that of its ballots, without a stream; answers its name. */
export const createTestTables = async (endpoint: string): Promise<string> => {
  const tableName = `test-${randomUUID()}`;
  const client = new DynamoDBClient(localClientConfig(endpoint));
  await Promise.all(
    [tableDefinition(tableName), ballotsTableDefinition(`${tableName}_ballots`)].map((each) =>
      client.send(new CreateTableCommand(each)),
    ),
  );
  client.destroy();
  return tableName;
};

/** Creates tables of its own on the run's engine, so that no test sees another's records. */
export const openTestTable = async (): Promise<TestTable> => {
  const endpoint = inject('endpoint');
  return { tableName: await createTestTables(endpoint), endpoint };
};
