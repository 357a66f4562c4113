import type { RequestHandler } from '../../../lib/store/request-handler.ts';
import { engineBehind } from './door.ts';
import { sendBare } from './send-bare.ts';

interface OutgoingRequest {
  hostname: string;
  port?: number;
  path: string;
}

// An engine on this machine answers or ends; however long an answer takes, asking again would not hasten it.
const requestTimeout = 300_000;

/**
 * Makes the client of a process that has opened a door itself ask the engine behind it, unsigned and without tokens: a tenth
 * of the server's work was to pass on what it had sent to itself. Each attempt looks for the engine again, and waits where it
 * is being started again.
 */
export const goRoundDoor = async (endpoint: string): Promise<void> => {
  const findEngine = engineBehind(endpoint);
  if (findEngine === undefined) return;
  const { documentClient } = await import('../../../lib/store/client.ts');
  const client = documentClient(endpoint);
  sendBare(client);
  (client.config.requestHandler as RequestHandler).updateHttpClientConfig('requestTimeout', requestTimeout);
  client.middlewareStack.add(
    (next) => async (args) => {
      const { host, port } = await findEngine();
      // The SDK's requests have these members; the engine knows no other path than the root.
      Object.assign(args.request as OutgoingRequest, { hostname: host, port, path: '/' });
      return next(args);
    },
    { step: 'finalizeRequest', priority: 'low', name: 'goRoundDoor', override: true },
  );
};
