import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { leaveTokenOut } from './leave-token-out.ts';
import { leaveUnsigned } from './leave-unsigned.ts';

interface OutgoingRequest {
  body?: Uint8Array;
}

/** Makes a client send an engine of this machine no more than it needs: no signature, no token, no header that Node sets. */
export const sendBare = (client: DynamoDBDocumentClient): void => {
  leaveUnsigned(client);
  for (const each of ['hostHeaderMiddleware', 'contentLengthMiddleware']) client.middlewareStack.remove(each);
  client.middlewareStack.add(
    (next) => (args) => {
      // The SDK's requests have a body.
      leaveTokenOut(args.request as OutgoingRequest);
      return next(args);
    },
    { step: 'finalizeRequest', priority: 'low', name: 'leaveTokenOut', override: true },
  );
};
