import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';

const authorization =
  'AWS4-HMAC-SHA256 Credential=local/20260101/local/dynamodb/aws4_request, SignedHeaders=host, Signature=0';

interface OutgoingRequest {
  readonly headers: Record<string, string>;
}

/** Sends one signature with every call: an engine wants one and checks none, and a quarter of a call's processor time is signing. */
export const leaveUnsigned = ({ middlewareStack }: DynamoDBDocumentClient): void => {
  if (!middlewareStack.remove('httpSigningMiddleware')) return;
  // It chooses how to sign, and asks for the credentials.
  middlewareStack.remove('httpAuthSchemeMiddleware');
  middlewareStack.add(
    (next) => (args) => {
      // The SDK's requests have headers.
      Object.assign((args.request as OutgoingRequest).headers, { authorization, 'x-amz-date': '20260101T000000Z' });
      return next(args);
    },
    { step: 'finalizeRequest', priority: 'low', name: 'leaveUnsigned' },
  );
};
