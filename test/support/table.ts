import { randomUUID } from 'node:crypto';
import { CreateTableCommand, DeleteTableCommand, DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { inject } from 'vitest';
import { toEngineKind } from '../../infra/local/engine/engine-kind.ts';
import { leaveTokensOut, leaveUnsigned } from '../../infra/tools/lean-client.ts';
import { documentClient } from '../../lib/store/client.ts';
import { ballotsTableDefinition, tableDefinition } from '../../lib/store/table.ts';
import { afterFile } from './after-file.ts';

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

const ballotsOf = (tableName: string): string => `${tableName}_ballots`;

const clients = new Map<string, DynamoDBClient>();

const clientOf = (endpoint: string): DynamoDBClient => {
  const client = clients.get(endpoint) ?? new DynamoDBClient(localClientConfig(endpoint));
  clients.set(endpoint, client);
  return client;
};

const hasten = (endpoint: string): void => {
  const client = documentClient(endpoint);
  leaveUnsigned(client);
  // DynamoDB Local receives tokens, as DynamoDB does.
  if (toEngineKind(process.env.FACET_TEST_ENGINE) === 'dynoxide') leaveTokensOut(client);
};

/** Creates a table and that of its ballots, without a stream; answers its name. */
export const createTestTables = async (endpoint: string): Promise<string> => {
  const tableName = `test-${randomUUID()}`;
  const definitions = [tableDefinition(tableName), ballotsTableDefinition(ballotsOf(tableName))];
  await Promise.all(definitions.map((each) => clientOf(endpoint).send(new CreateTableCommand(each))));
  return tableName;
};

const opened = new Set<string>();

/**
 * Deletes a table of `openTestTable` and that of its ballots. Who opens many should: the engine takes 2 ms to create the
 * 50th and 13 ms to create the 600th, because it reads the definitions of all of them again.
 */
export const closeTestTable = async (tableName: string): Promise<void> => {
  if (!opened.delete(tableName)) return;
  const client = clientOf(inject('endpoint'));
  await Promise.all(
    [tableName, ballotsOf(tableName)].map((each) => client.send(new DeleteTableCommand({ TableName: each }))),
  );
};

/** Creates tables of its own on the run's engine, so that no test sees another's records; they go with the test file. */
export const openTestTable = async (): Promise<TestTable> => {
  const endpoint = inject('endpoint');
  hasten(endpoint);
  const tableName = await createTestTables(endpoint);
  opened.add(tableName);
  afterFile(() => closeTestTable(tableName));
  return { tableName, endpoint };
};
