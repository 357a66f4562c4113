import { randomBytes } from 'node:crypto';
import { jwtVerify, SignJWT } from 'jose';
import { signerOf, verifierOf } from '../../access/answering-token.ts';
import { refuse } from '../../errors/error-kind.ts';
import { launchExpired } from '../../errors/lti.ts';
import type { Store } from '../../store/store.ts';
import type { PlatformName } from './platforms/items.ts';

/** The data that a login passes to its launch through the platform. */
export interface LoginState extends PlatformName {
  readonly nonce: string;
  /** Hash of the value that the browser keeps. */
  readonly challenge: string;
}

/** How long a login may take, in seconds. */
export const stateSeconds = 600;

// No other text that the key signs begins like a JWT. The type distinguishes states from other JWTs.
const header = { alg: 'EdDSA', typ: 'facet-lti-state+jwt' } as const;

/** A state for a login of a browser at a platform, and its nonce. Nothing is stored. */
export const issueState = async (
  store: Store,
  { issuer, client_id: client, challenge, now }: PlatformName & { readonly challenge: string; readonly now: Date },
): Promise<{ readonly state: string; readonly nonce: string }> => {
  const nonce = randomBytes(32).toString('base64url');
  const state = await new SignJWT({ nonce, challenge })
    .setProtectedHeader(header)
    .setIssuer(issuer)
    .setAudience(client)
    .setExpirationTime(Math.floor(now.getTime() / 1_000) + stateSeconds)
    .sign(await signerOf(store));
  return { state, nonce };
};

/** Reads a state. Throws 410 for a state that this service has not made, or that has expired. */
export const readState = async (store: Store, state: string, now: Date): Promise<LoginState> => {
  const key = await verifierOf(store);
  if (key === undefined) throw refuse(launchExpired);
  try {
    const { payload } = await jwtVerify(state, key, { algorithms: [header.alg], typ: header.typ, currentDate: now });
    const { iss, aud, nonce, challenge } = payload;
    return { issuer: String(iss), client_id: String(aud), nonce: String(nonce), challenge: String(challenge) };
  } catch {
    throw refuse(launchExpired);
  }
};
