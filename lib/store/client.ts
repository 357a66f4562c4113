import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { env } from '../runtime/env.ts';
import { RequestHandler } from './request-handler.ts';

// The SDK has no request timeout of its own: a dead socket would wait for 300 s. 2.5 s is far above any answer of DynamoDB,
// and three attempts fit into a function's 10 s.
const timeouts = { connectionTimeout: 1_000, requestTimeout: 2_500 };

// An engine on a busy machine answers late, and a second attempt would make it later.
const engineTimeouts = { ...timeouts, requestTimeout: 8_000 };

const unneeded = [
  // This middleware copies every request and response, value by value, for a logger that is not set.
  'loggerMiddleware',
  // This middleware adds the names of the calling program and of the SDK features, which nobody reads.
  'getUserAgentMiddleware',
  // This middleware traces functions that call each other. DynamoDB calls none.
  'recursionDetectionMiddleware',
];

const clients = new Map<string, DynamoDBDocumentClient>();

/**
 * The SDK creates a signer for each request, with a copy of the client's settings. One signer is enough for all
 * requests.
 */
const signWithOne = ({ config }: DynamoDBClient): void => {
  const { signer: makeSigner } = config;
  let made: ReturnType<typeof makeSigner> | undefined;
  config.signer = (authScheme) => {
    made ??= makeSigner(authScheme);
    return made;
  };
};

/** The one document client per process and engine; keeps its connections alive between requests. */
export const documentClient = (endpoint = env.dynamodbEndpoint): DynamoDBDocumentClient => {
  const known = clients.get(endpoint ?? '');
  if (known !== undefined) return known;
  const dynamodb = new DynamoDBClient({
    ...(endpoint === undefined ? {} : { endpoint }),
    requestHandler: new RequestHandler(endpoint === undefined ? timeouts : engineTimeouts),
    maxAttempts: 3,
  });
  for (const each of unneeded) dynamodb.middlewareStack.remove(each);
  signWithOne(dynamodb);
  const client = DynamoDBDocumentClient.from(dynamodb);
  clients.set(endpoint ?? '', client);
  return client;
};
