import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { env } from '../runtime/env.ts';

// The SDK has no request timeout of its own: a dead socket would wait for 300 s. 2.5 s is far above any answer of DynamoDB,
// and three attempts fit into a function's 10 s.
const timeouts = { connectionTimeout: 1_000, requestTimeout: 2_500, throwOnRequestTimeout: true };

const clients = new Map<string, DynamoDBDocumentClient>();

/** The one document client per process and engine; keeps its connections alive between requests. */
export const documentClient = (endpoint = env.dynamodbEndpoint): DynamoDBDocumentClient => {
  const known = clients.get(endpoint ?? '');
  if (known !== undefined) return known;
  const dynamodb = new DynamoDBClient({
    ...(endpoint === undefined ? {} : { endpoint }),
    requestHandler: timeouts,
    maxAttempts: 3,
  });
  // It copies every request and answer, value by value, for a logger that is not set.
  dynamodb.middlewareStack.remove('loggerMiddleware');
  const client = DynamoDBDocumentClient.from(dynamodb);
  clients.set(endpoint ?? '', client);
  return client;
};
