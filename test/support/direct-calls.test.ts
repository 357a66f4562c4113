import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import {
  BatchGetCommand,
  BatchWriteCommand,
  DynamoDBDocumentClient,
  GetCommand,
  PutCommand,
  QueryCommand,
  ScanCommand,
  TransactWriteCommand,
  UpdateCommand,
} from '@aws-sdk/lib-dynamodb';
import { expect, it } from 'vitest';
import { documentClient } from '../../lib/store/client.ts';
import { localClientConfig, openTestTable } from './table.ts';

const item = {
  pk: 'a',
  sk: '#1',
  text: 'é "quoted"',
  number: 1.5,
  isTrue: true,
  nothing: null,
  left: undefined,
  more: [1, { deep: ['x'] }],
  set: new Set(['one', 'other']),
  bytes: new Uint8Array([0, 255]),
  empty: {},
  Key: { Item: 'a name of the API' },
};

/** The answer, or what of an error the store reads; without what no two calls have alike. */
const outcome = async (call: Promise<unknown>): Promise<unknown> => {
  try {
    const { $metadata: _metadata, ...answer } = (await call) as Record<string, unknown>;
    return answer;
  } catch (error) {
    const { name, message, CancellationReasons, Item } = error as Error & Record<string, unknown>;
    return { name, message, CancellationReasons, Item };
  }
};

it('gives the answers and the errors of the SDK', async () => {
  const outcomes: unknown[][] = [];
  for (const isDirect of [true, false]) {
    const { tableName: TableName, endpoint } = await openTestTable();
    const plain = DynamoDBDocumentClient.from(new DynamoDBClient(localClientConfig(endpoint)));
    const client = isDirect ? documentClient(endpoint) : plain;
    const key = { pk: 'a', sk: '#1' };
    const isNew = {
      ConditionExpression: 'attribute_not_exists(pk)',
      ReturnValuesOnConditionCheckFailure: 'ALL_OLD',
    } as const;
    const found: unknown[] = [];
    for (const call of [
      () => client.send(new PutCommand({ TableName, Item: item, ReturnConsumedCapacity: 'TOTAL' })),
      () => client.send(new GetCommand({ TableName, Key: key })),
      () => client.send(new GetCommand({ TableName, Key: { pk: 'nobody', sk: '#' } })),
      () => client.send(new PutCommand({ TableName, Item: item, ...isNew })),
      () =>
        client.send(
          new UpdateCommand({
            ...{ TableName, Key: key, UpdateExpression: 'SET #n = :n', ReturnValues: 'ALL_NEW' },
            ...{ ExpressionAttributeNames: { '#n': 'number' }, ExpressionAttributeValues: { ':n': { more: [2] } } },
          }),
        ),
      () =>
        client.send(
          new TransactWriteCommand({
            TransactItems: [
              { Put: { TableName, Item: { ...item, sk: '#2' } } },
              { Put: { TableName, Item: item, ...isNew } },
            ],
          }),
        ),
      () =>
        client.send(
          new BatchWriteCommand({
            RequestItems: {
              [TableName]: [
                { PutRequest: { Item: { ...item, sk: '#3' } } },
                { DeleteRequest: { Key: { pk: 'b', sk: '#' } } },
              ],
            },
          }),
        ),
      () =>
        client.send(new BatchGetCommand({ RequestItems: { [TableName]: { Keys: [key, { pk: 'nobody', sk: '#' }] } } })),
      () =>
        client.send(
          new QueryCommand({
            ...{ TableName, KeyConditionExpression: 'pk = :pk', ExpressionAttributeValues: { ':pk': 'a' }, Limit: 1 },
          }),
        ),
      () =>
        client.send(
          new QueryCommand({
            ...{ TableName, KeyConditionExpression: 'pk = :pk', ExpressionAttributeValues: { ':pk': 'a' } },
            ExclusiveStartKey: key,
          }),
        ),
      () => client.send(new ScanCommand({ TableName })),
      () => client.send(new QueryCommand({ TableName, KeyConditionExpression: 'no expression at all' })),
      () => client.send(new GetCommand({ TableName: 'nowhere', Key: key })),
    ])
      found.push(
        JSON.parse(
          JSON.stringify(await outcome(call()), (_name, value) => readable(value)).replaceAll(TableName, 'TABLE'),
        ),
      );
    outcomes.push(found);
  }
  const [direct, usual] = outcomes;
  expect(direct).toEqual(usual);
  expect(direct?.[1]).toMatchObject({ Item: { set: { set: ['one', 'other'] } } });
});

/** Sets and bytes as JSON can say them. */
const readable = (value: unknown): unknown => {
  if (value instanceof Set) return { set: [...value] };
  return value instanceof Uint8Array ? { bytes: [...value] } : value;
};

it('leaves calls to the SDK while a test watches them', async () => {
  const { tableName: TableName, endpoint } = await openTestTable();
  const client = documentClient(endpoint);
  const seen: string[] = [];
  const get = () => client.send(new GetCommand({ TableName, Key: { pk: 'a', sk: '#' } }));
  await get();
  client.middlewareStack.add(
    (next, { commandName }) =>
      (args) => {
        seen.push(String(commandName));
        return next(args);
      },
    { step: 'finalizeRequest', name: 'watch' },
  );
  await get();
  client.middlewareStack.remove('watch');
  await get();
  expect(seen).toEqual(['GetItemCommand']);
});
