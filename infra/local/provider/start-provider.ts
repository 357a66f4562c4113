import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { SignInState } from '../data/local-state.ts';
import { logError } from '../process/log-error.ts';
import { localAudience, localClientId } from './client.ts';
import { sampleGroups } from './people.ts';

/** An OpenID provider for development, and what it takes to sign in with it. */
export interface LocalProvider {
  readonly issuer: string;
  readonly stop: () => Promise<void>;
}

type Answer = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

const makeAnswer = async (issuer: string): Promise<Answer> => {
  const [{ makeProvider }, { interact }] = await Promise.all([
    import('./make-provider.ts'),
    import('./interaction.ts'),
  ]);
  const provider = makeProvider(issuer);
  const answer = provider.callback();
  return (request, response) =>
    request.url?.startsWith('/interaction/') ? interact(provider, request, response) : answer(request, response);
};

const refuse = (response: ServerResponse, status: number): void => {
  if (!response.headersSent) response.writeHead(status, { 'content-type': 'text/plain' });
  response.end(status === 421 ? 'This provider is for this machine alone.' : 'This can not be done; begin again.');
};

/**
 * Starts the provider at a free port of this machine, for this machine alone. It costs next to nothing until the first
 * request, which loads it.
 */
const startProvider = async (): Promise<LocalProvider> => {
  const server = createServer();
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  // It was given one address.
  const { port } = server.address() as AddressInfo;
  const issuer = `http://127.0.0.1:${port}`;
  let made: Promise<Answer> | undefined;
  server.on('request', async (request, response) => {
    // A page of another name could be led here by its DNS.
    if (request.headers.host !== `127.0.0.1:${port}`) return refuse(response, 421);
    try {
      made ??= makeAnswer(issuer);
      await (await made)(request, response);
    } catch (error) {
      const isExpected = error instanceof Error && error.name === 'SessionNotFound';
      if (!isExpected) logError(error);
      refuse(response, 400);
    }
  });
  const stop = async (): Promise<void> => {
    server.closeAllConnections();
    server.close();
  };
  return { issuer, stop };
};

/** Starts it for a server, and configures the functions to accept its tokens; none where another provider is configured. */
export const signInHere = async (): Promise<{ readonly provider?: LocalProvider; readonly signIn: SignInState }> => {
  const { OIDC_ISSUER: own, OIDC_AUDIENCE: audience = '', OIDC_CLIENT_ID: clientId } = process.env;
  if (own) return { signIn: { issuer: own, audience, ...(clientId && { clientId }) } };
  const provider = await startProvider();
  Object.assign(process.env, {
    OIDC_ISSUER: provider.issuer,
    OIDC_AUDIENCE: localAudience,
    OIDC_CLIENT_ID: localClientId,
    OIDC_CLAIM: 'email',
    OIDC_GROUPS: JSON.stringify(sampleGroups),
    OIDC_GROUPS_CLAIM: 'groups',
  });
  return { provider, signIn: { issuer: provider.issuer, audience: localAudience, clientId: localClientId } };
};
