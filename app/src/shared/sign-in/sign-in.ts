import * as oauth from 'oauth4webapi';
import { fetchAlive } from '../requests/send.ts';
import { serviceTime } from '../requests/service-clock.ts';
import type { SignInConfig } from './config.ts';
import { noteStudent } from './part.ts';
import { type Home, keepPending, type PendingSignIn, safeReturnPath, takePending } from './pending.ts';

const redirectUri = (): string => `${window.location.origin}/app/signed-in`;

/** An access token; it is in memory alone, and is gone with the page. */
export interface SignedIn {
  readonly token: string;
  /** When the token ends, as `Date.now` counts. */
  readonly endsAt: number;
}

/** Why a sign-in failed. */
export type SignInProblem = 'not_begun_here' | 'refused' | 'unreachable' | 'not_kept';

export class SignInError extends Error {
  override readonly name = 'SignInError';
  readonly problem: SignInProblem;
  constructor(problem: SignInProblem, cause?: unknown) {
    super(problem, { cause });
    this.problem = problem;
  }
}

/** Why a sign-in failed, by what was thrown. */
export const problemOf = (error: unknown): SignInProblem =>
  error instanceof SignInError ? error.problem : 'unreachable';

// The configuration of a deployment names https alone; a provider on one machine has no certificate.
const options = ({ issuer }: SignInConfig) => ({
  [oauth.allowInsecureRequests]: issuer.startsWith('http://'),
  [oauth.customFetch]: (address: string, init: object) => fetchAlive(new Request(address, init)),
});

const discover = async (config: SignInConfig): Promise<oauth.AuthorizationServer> => {
  const issuer = new URL(config.issuer);
  return oauth.processDiscoveryResponse(issuer, await oauth.discoveryRequest(issuer, options(config)));
};

const reach = async <Answer>(asked: Promise<Answer>): Promise<Answer> => {
  try {
    return await asked;
  } catch (error) {
    throw new SignInError('unreachable', error);
  }
};

/** Who signs in, and what for. */
export interface Beginning {
  readonly home: Home;
  /** The page to continue on afterwards. */
  readonly path: string;
  /** Makes the provider ask who it is, though it knows. */
  readonly prompt?: 'login' | undefined;
}

/** Leads to the provider, which leads back to `/app/signed-in`. */
export const beginSignIn = async (config: SignInConfig, { home, path, prompt }: Beginning): Promise<void> => {
  const { authorization_endpoint: endpoint } = await reach(discover(config));
  if (endpoint === undefined) throw new SignInError('unreachable');
  const pending: PendingSignIn = {
    issuer: config.issuer,
    state: oauth.generateRandomState(),
    nonce: oauth.generateRandomNonce(),
    verifier: oauth.generateRandomCodeVerifier(),
    returnTo: safeReturnPath(path, home),
    begunAt: Date.now(),
  };
  const { client_id, scope, parameters } = config;
  const address = new URL(endpoint);
  const asked = {
    ...{ client_id, scope, response_type: 'code', redirect_uri: redirectUri(), state: pending.state },
    ...{ nonce: pending.nonce, code_challenge_method: 'S256', ...parameters, ...(prompt && { prompt }) },
    code_challenge: await oauth.calculatePKCECodeChallenge(pending.verifier),
  };
  for (const [name, value] of Object.entries(asked)) address.searchParams.set(name, value);
  // The provider leads back to another document, which would know of no sign-in.
  if (!keepPending(window, pending)) throw new SignInError('not_kept');
  noteStudent(window, home === '/');
  // In place of this page: the browser's Back would otherwise lead here, and to the provider again.
  window.location.replace(address);
};

const redeem = async (config: SignInConfig, pending: PendingSignIn, response: URLSearchParams): Promise<SignedIn> => {
  const server = await reach(discover(config));
  // The provider's answer is good for some minutes, as its clock and the service's have it: a computer's may be hours wrong.
  const clockSkew = Math.round((serviceTime().getTime() - Date.now()) / 1_000);
  const client = { client_id: config.client_id, [oauth.clockSkew]: clockSkew };
  // Compares `state`, and `iss` by RFC 9207, with the sign-in that this tab has begun.
  const parameters = oauth.validateAuthResponse(server, client, response, pending.state);
  const answer = await reach(
    oauth.authorizationCodeGrantRequest(server, client, oauth.None(), parameters, redirectUri(), pending.verifier, {
      ...options(config),
      additionalParameters: { ...config.parameters },
    }),
  );
  const { access_token: token, expires_in: seconds = 300 } = await oauth.processAuthorizationCodeResponse(
    server,
    client,
    answer,
    { expectedNonce: pending.nonce, requireIdToken: true },
  );
  return { token, endsAt: Date.now() + seconds * 1_000 };
};

/** Completes the sign-in of this tab with the provider's answer: returns the token, and the page to continue on. */
export const endSignIn = async (
  config: SignInConfig,
  response: URLSearchParams,
  home: Home,
): Promise<{ readonly signedIn: SignedIn; readonly returnTo: string }> => {
  const pending = takePending(window, Date.now());
  // An answer that this tab did not ask for would sign in the person who sent it.
  if (pending?.issuer !== config.issuer) throw new SignInError('not_begun_here');
  try {
    return { signedIn: await redeem(config, pending, response), returnTo: safeReturnPath(pending.returnTo, home) };
  } catch (error) {
    throw error instanceof SignInError ? error : new SignInError('refused', error);
  }
};

/** Where the provider ends its own session; the address names only the client, since a token has no place in an address. */
export const signOutAddress = async (config: SignInConfig): Promise<string> => {
  const after = `${window.location.origin}/app/signed-out`;
  const { end_session_endpoint: endpoint } = await discover(config).catch(
    (): { readonly end_session_endpoint?: string } => ({}),
  );
  if (endpoint === undefined) return after;
  const address = new URL(endpoint);
  address.searchParams.set('client_id', config.client_id);
  address.searchParams.set('post_logout_redirect_uri', after);
  return address.href;
};
