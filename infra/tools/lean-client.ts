import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';

/*
 * What tests and benchmarks leave out of the requests to an engine of their own. The server and the commands send all of it.
 */

interface OutgoingRequest {
  readonly headers: Record<string, string>;
  body?: Uint8Array;
}

// Before the body is measured and signed.
const beforeSigning = { step: 'build', priority: 'high', override: true } as const;

const change = (
  { middlewareStack }: DynamoDBDocumentClient,
  name: string,
  apply: (request: OutgoingRequest) => void,
): void =>
  middlewareStack.add(
    (next) => (args) => {
      // The SDK's requests have headers and a body.
      apply(args.request as OutgoingRequest);
      return next(args);
    },
    { ...beforeSigning, name },
  );

const unsigned = {
  authorization:
    'AWS4-HMAC-SHA256 Credential=local/20260101/local/dynamodb/aws4_request, SignedHeaders=host, Signature=0',
  'x-amz-date': '20260101T000000Z',
};

// Middleware for signing, for the choice of a signature, and for headers that Node also sets.
const needless = [
  'httpSigningMiddleware',
  'httpAuthSchemeMiddleware',
  'hostHeaderMiddleware',
  'contentLengthMiddleware',
];

/** Sends one signature with every call: the engines check none, and signing is a quarter of a call's processor time. */
export const leaveUnsigned = (client: DynamoDBDocumentClient): void => {
  for (const each of needless) client.middlewareStack.remove(each);
  change(client, 'leaveUnsigned', ({ headers }) => Object.assign(headers, unsigned));
};

const token = /,"ClientRequestToken":"[0-9a-f-]{36}"\}$/;
const tokenLength = ',"ClientRequestToken":""}'.length + 36;

/** Takes the SDK's token out of transactions: dynoxide compares such requests as text, a quarter of a write's time. */
export const leaveTokensOut = (client: DynamoDBDocumentClient): void =>
  change(client, 'leaveTokensOut', (request) => {
    if (request.body === undefined) return;
    const { buffer, byteOffset, byteLength } = request.body;
    const body = Buffer.from(buffer, byteOffset, byteLength);
    if (!token.test(body.toString('latin1', byteLength - tokenLength))) return;
    const length = byteLength - tokenLength + 1;
    body.write('}', length - 1);
    request.body = body.subarray(0, length);
  });
