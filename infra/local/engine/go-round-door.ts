import type { RequestHandler } from '../../../lib/store/request-handler.ts';
import { engineBehind } from './door.ts';
import { leaveTokenOut } from './leave-token-out.ts';
import { leaveUnsigned } from './leave-unsigned.ts';

interface OutgoingRequest {
  hostname: string;
  port?: number;
  path: string;
  body?: Uint8Array;
}

// An engine on this machine answers or ends; however long an answer takes, asking again would not hasten it.
const requestTimeout = 300_000;

/**
 * Lets the client of a process that has opened a door itself ask the engine behind it, unsigned and without tokens: a tenth
 * of the server's work was to pass on what it had sent to itself. Each attempt looks for the engine anew, and waits where it
 * is being started again.
 */
export const goRoundDoor = async (endpoint: string): Promise<void> => {
  const findEngine = engineBehind(endpoint);
  if (findEngine === undefined) return;
  const { documentClient } = await import('../../../lib/store/client.ts');
  const client = documentClient(endpoint);
  leaveUnsigned(client);
  // Node sets both headers by itself.
  for (const each of ['hostHeaderMiddleware', 'contentLengthMiddleware']) client.middlewareStack.remove(each);
  (client.config.requestHandler as RequestHandler).updateHttpClientConfig('requestTimeout', requestTimeout);
  client.middlewareStack.add(
    (next) => async (args) => {
      const { host, port } = await findEngine();
      // The SDK's requests have these members; the engine knows no other path than the root.
      const request = Object.assign(args.request as OutgoingRequest, { hostname: host, port, path: '/' });
      leaveTokenOut(request);
      return next(args);
    },
    { step: 'finalizeRequest', priority: 'low', name: 'goRoundDoor', override: true },
  );
};
