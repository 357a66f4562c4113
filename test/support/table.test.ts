import { DescribeTableCommand, DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { expect, it } from 'vitest';
import { localClientConfig, openTestTable } from './table.ts';

it('gives each test a table of its own on the engine of the run', async () => {
  const [one, other] = await Promise.all([openTestTable(), openTestTable()]);
  const client = new DynamoDBClient(localClientConfig(one.endpoint));
  const { Table } = await client.send(new DescribeTableCommand({ TableName: one.tableName }));
  expect(Table?.TableStatus).toBe('ACTIVE');
  expect(other.tableName).not.toBe(one.tableName);
});
