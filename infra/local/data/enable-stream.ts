import { DescribeTableCommand, type DynamoDBClient, UpdateTableCommand } from '@aws-sdk/client-dynamodb';

/** Returns the ARN of a table's stream, after enabling the stream if there is none. */
export const enableStream = async (client: DynamoDBClient, tableName: string): Promise<string> => {
  const describe = async () => (await client.send(new DescribeTableCommand({ TableName: tableName }))).Table;
  const known = await describe();
  if (known?.StreamSpecification?.StreamEnabled && known.LatestStreamArn) return known.LatestStreamArn;
  const specification = { StreamEnabled: true, StreamViewType: 'NEW_AND_OLD_IMAGES' } as const;
  const refused = await client
    .send(new UpdateTableCommand({ TableName: tableName, StreamSpecification: specification }))
    .then(() => undefined)
    .catch((error: unknown) => error);
  // If two commands enable the stream at the same time, the second is refused and finds the stream of the first.
  const arn = (await describe())?.LatestStreamArn;
  if (arn === undefined) throw refused ?? new Error(`The engine gives the table "${tableName}" no stream.`);
  return arn;
};
