import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { SignInState } from '../data/local-state.ts';
import { logError } from '../process/log-error.ts';
import { localClientId } from './client.ts';
import { type Profile, profileOf } from './profiles.ts';

/** An OpenID provider for development, and what it takes to sign in with it. */
export interface LocalProvider {
  readonly issuer: string;
  readonly stop: () => Promise<void>;
}

type Answer = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

const makeAnswer = async (issuer: string, profile: Profile): Promise<Answer> => {
  const [{ makeProvider }, { interact }, { sayWho, userinfoPath }] = await Promise.all([
    import('./make-provider.ts'),
    import('./interaction.ts'),
    import('./say-who.ts'),
  ]);
  const { provider, publicKey } = makeProvider(issuer, profile);
  const answer = provider.callback();
  return (request, response) => {
    if (request.url?.startsWith('/interaction/')) return interact(provider, request, response);
    if (request.url === userinfoPath) return sayWho({ issuer, profile, publicKey }, request, response);
    return answer(request, response);
  };
};

const refuse = (response: ServerResponse, status: number): void => {
  if (!response.headersSent) response.writeHead(status, { 'content-type': 'text/plain' });
  response.end(status === 421 ? 'This provider is for this machine alone.' : 'This can not be done; begin again.');
};

/**
 * Starts the provider at a free port of this machine, for this machine alone. It costs next to nothing until the first
 * request, which loads it.
 */
const startProvider = async (profile: Profile): Promise<LocalProvider> => {
  const server = createServer();
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  // The server listens on a TCP port, so its address is not a text.
  const { port } = server.address() as AddressInfo;
  const issuer = `http://127.0.0.1:${port}`;
  let made: Promise<Answer> | undefined;
  server.on('request', async (request, response) => {
    // DNS could lead the name of another web page to this address, so other hosts are refused.
    if (request.headers.host !== `127.0.0.1:${port}`) return refuse(response, 421);
    try {
      made ??= makeAnswer(issuer, profile);
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

/**
 * Starts it for a server, with the tokens of a profile, and configures the functions to accept them; none where another
 * provider is configured. Throws for a profile that is unknown.
 */
export const signInHere = async (
  profileName?: string,
): Promise<{ readonly provider?: LocalProvider; readonly signIn: SignInState }> => {
  const { OIDC_ISSUER: own, OIDC_AUDIENCE: audience = '', OIDC_CLIENT_ID: clientId } = process.env;
  if (own) return { signIn: { issuer: own, audience, ...(clientId && { clientId }) } };
  const profile = profileOf(profileName);
  const provider = await startProvider(profile);
  Object.assign(process.env, { OIDC_ISSUER: provider.issuer, OIDC_CLIENT_ID: localClientId, ...profile.settings });
  const { OIDC_AUDIENCE: ofProfile = '' } = profile.settings;
  return { provider, signIn: { issuer: provider.issuer, audience: ofProfile, clientId: localClientId } };
};
