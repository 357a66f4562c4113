import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import {
  BatchGetCommand,
  DeleteCommand,
  DynamoDBDocumentClient,
  GetCommand,
  PutCommand,
  QueryCommand,
  TransactWriteCommand,
  UpdateCommand,
} from '@aws-sdk/lib-dynamodb';

// The handler with which operations are compared. It makes the same calls and nothing else, as a first version would.
const client = DynamoDBDocumentClient.from(
  new DynamoDBClient({ ...(process.env.DYNAMODB_ENDPOINT ? { endpoint: process.env.DYNAMODB_ENDPOINT } : {}) }),
);
const commands = {
  BatchGetCommand,
  DeleteCommand,
  GetCommand,
  PutCommand,
  QueryCommand,
  TransactWriteCommand,
  UpdateCommand,
} as const;

/** One call of DynamoDB, as `recordCalls` notes it. */
export interface Call {
  readonly name: keyof typeof commands;
  readonly input: object;
}

/** Makes the calls of the event one after another; a condition that a repetition breaks costs the same. */
export const handler = async ({ calls }: { readonly calls: readonly Call[] }): Promise<object> => {
  const answers: unknown[] = [];
  for (const { name, input } of calls) {
    const Command = commands[name] as new (input: object) => GetCommand;
    answers.push(await client.send(new Command(input)).catch((error: unknown) => error));
  }
  return { statusCode: 200, body: JSON.stringify(answers.length) };
};
