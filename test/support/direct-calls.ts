import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { marshall, unmarshall } from '@aws-sdk/util-dynamodb';

/*
 * Calls of a document client that go to the engine without the SDK's middleware, which is more than half of their processor
 * time and half of that of most tests. A test that adds to the middleware gets it, and so does a call that fails in a way that
 * the SDK tries again. What the SDK itself does is tested by whatever starts a process of its own, and on DynamoDB Local.
 */

type Members = Readonly<Record<string, unknown>>;

interface Handler {
  handle(request: object): Promise<{ readonly response: { readonly statusCode: number; readonly body: Uint8Array } }>;
}

/** The actions by the names of the document client's commands. */
const actions = new Map([
  ['GetCommand', 'GetItem'],
  ['PutCommand', 'PutItem'],
  ['UpdateCommand', 'UpdateItem'],
  ['DeleteCommand', 'DeleteItem'],
  ['QueryCommand', 'Query'],
  ['ScanCommand', 'Scan'],
  ['BatchGetCommand', 'BatchGetItem'],
  ['BatchWriteCommand', 'BatchWriteItem'],
  ['TransactWriteCommand', 'TransactWriteItems'],
]);

const isObject = (value: unknown): value is Members => typeof value === 'object' && value !== null;

const mapValues = (members: Members, change: (value: unknown) => unknown): Members =>
  Object.fromEntries(Object.entries(members).map(([name, value]) => [name, change(value)]));

// The SDK leaves out what an item has no value for, and refuses it further in.
const marshalled = (item: unknown): unknown =>
  isObject(item) ? marshall(Object.fromEntries(Object.entries(item).filter(([, value]) => value !== undefined))) : item;

const unmarshalled = (item: unknown): unknown => (isObject(item) ? unmarshall(item as never) : item);

/** Members that hold items, or parts of items, wherever they stand in what is sent. */
const sentItems = new Set(['Key', 'Item', 'ExpressionAttributeValues', 'ExclusiveStartKey']);

const toSend = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(toSend);
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, each]) => {
      if (sentItems.has(name)) return [name, marshalled(each)];
      return [name, name === 'Keys' ? (each as unknown[]).map(marshalled) : toSend(each)];
    }),
  );
};

// Base64, as the service reads bytes.
const asJson = (_name: string, value: unknown): unknown =>
  value instanceof Uint8Array ? Buffer.from(value).toString('base64') : value;

const fromJson = (name: string, value: unknown): unknown =>
  name === 'B' && typeof value === 'string' ? new Uint8Array(Buffer.from(value, 'base64')) : value;

const parse = (text: string): Members => JSON.parse(text, text.includes('"B":"') ? fromJson : undefined) as Members;

const received = (document: Members): Members => ({
  ...document,
  ...mapValues(
    Object.fromEntries(
      ['Item', 'Attributes', 'LastEvaluatedKey'].flatMap((name) => (name in document ? [[name, document[name]]] : [])),
    ),
    unmarshalled,
  ),
  ...(Array.isArray(document.Items) && { Items: document.Items.map(unmarshalled) }),
  ...(isObject(document.Responses) && {
    Responses: mapValues(document.Responses, (items) => (items as unknown[]).map(unmarshalled)),
  }),
});

const hasNoRest = ({ UnprocessedKeys, UnprocessedItems }: Members): boolean =>
  [UnprocessedKeys, UnprocessedItems].every((rest) => !isObject(rest) || Object.keys(rest).length === 0);

/** The refusals of the engine that the SDK hands on at once. */
const final = ['ConditionalCheckFailedException', 'TransactionCanceledException', 'ValidationException'];

const refusal = (document: Members, httpStatusCode: number): Error | undefined => {
  const name = String(document.__type).split('#').at(-1) ?? '';
  if (!final.includes(name)) return undefined;
  const { __type, message, Message = message, ...rest } = document;
  return Object.assign(new Error(String(Message)), { name, ...rest, $metadata: { httpStatusCode, attempts: 1 } });
};

const headers = {
  'content-type': 'application/x-amz-json-1.0',
  authorization:
    'AWS4-HMAC-SHA256 Credential=local/20260101/local/dynamodb/aws4_request, SignedHeaders=host, Signature=0',
  'x-amz-date': '20260101T000000Z',
};

const hastened = new WeakSet<DynamoDBDocumentClient>();

/** Makes a client call an engine without the SDK's middleware, as long as a test adds nothing to it. */
export const callDirectly = (client: DynamoDBDocumentClient, endpoint: string): void => {
  if (hastened.has(client)) return;
  hastened.add(client);
  const { middlewareStack, config } = client;
  const { hostname, port } = new URL(endpoint);
  const usual = new Set(middlewareStack.identify());
  let isUsual = true;
  const watch = (name: 'add' | 'addRelativeTo' | 'use' | 'remove' | 'removeByTag'): void => {
    const change = middlewareStack[name] as (...args: unknown[]) => unknown;
    Object.assign(middlewareStack, {
      [name]: (...args: unknown[]): unknown => {
        const result = change.apply(middlewareStack, args);
        isUsual = middlewareStack.identify().every((each) => usual.has(each));
        return result;
      },
    });
  };
  for (const each of ['add', 'addRelativeTo', 'use', 'remove', 'removeByTag'] as const) watch(each);

  const usually = client.send.bind(client) as (...args: unknown[]) => Promise<unknown>;
  const call = async (action: string, input: unknown): Promise<{ answer?: Members; error?: Error }> => {
    const { response } = await (config.requestHandler as unknown as Handler).handle({
      ...{ protocol: 'http:', hostname, port: Number(port), method: 'POST', path: '/' },
      headers: { ...headers, 'x-amz-target': `DynamoDB_20120810.${action}` },
      body: Buffer.from(JSON.stringify(toSend(input), asJson)),
    });
    const document = parse(Buffer.from(response.body).toString());
    const { statusCode } = response;
    if (statusCode !== 200) {
      const error = refusal(document, statusCode);
      return error === undefined ? {} : { error };
    }
    if (!hasNoRest(document)) return {};
    return { answer: { ...received(document), $metadata: { httpStatusCode: statusCode, attempts: 1 } } };
  };
  const send = async (...args: unknown[]): Promise<unknown> => {
    const [command] = args as [{ readonly input: unknown; readonly constructor: { readonly name: string } }];
    const action = actions.get(command.constructor.name);
    if (!isUsual || action === undefined || args.length > 1) return usually(...args);
    const { answer, error } = await call(action, command.input);
    if (error !== undefined) throw error;
    return answer ?? usually(...args);
  };
  Object.assign(client, { send });
};
