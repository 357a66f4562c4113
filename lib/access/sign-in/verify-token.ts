import { decodeJwt, type JWTPayload, type JWTVerifyResult, jwtVerify } from 'jose';
import { fetchKeys } from './fetch-keys.ts';
import { KeySet, ProviderUnavailable } from './key-set.ts';
import type { SignInSettings } from './settings.ts';

/** The algorithms of signatures by private keys; none by secrets, which public keys could be taken for, and not `none`. */
const algorithms = ['RS256', 'PS256', 'ES256', 'EdDSA', 'Ed25519'];

const clockTolerance = 5;
const maxCharacters = 16_000;

/** Types of tokens that may be access tokens: RFC 9068 names one, and many providers name none. */
const types: readonly unknown[] = [undefined, 'at+jwt', 'application/at+jwt', 'jwt'];

const keySets = new Map<string, KeySet>();

/** The keys of an issuer, one set for the whole process. */
export const keySetOf = (issuer: string): KeySet => {
  const known = keySets.get(issuer) ?? new KeySet(() => fetchKeys(issuer));
  keySets.set(issuer, known);
  return known;
};

/** Whether claims are those of an ID token, whose only audience is the client, or of Keycloak's other tokens. */
const isOfAnotherKind = ({ nonce, at_hash, c_hash, events, typ }: JWTPayload): boolean =>
  [nonce, at_hash, c_hash, events].some((each) => each !== undefined) || (typ !== undefined && typ !== 'Bearer');

/** Whether what was signed is an access token that whoever bears it may use; a bound one (`cnf`) needs proof of a key. */
const isBearerToken = ({ payload, protectedHeader: { typ } }: JWTVerifyResult): boolean => {
  const type = typ?.toLowerCase();
  if (!types.includes(type) || payload.cnf !== undefined) return false;
  return type?.endsWith('at+jwt') || !isOfAnotherKind(payload);
};

/** Whether a token whose audience is not in `aud` is for this service. Its ID tokens are signed by the same keys. */
const isForClient = ({ client_id: client, token_use: use }: JWTPayload, audience: string): boolean =>
  client === audience && use === 'access';

/** The claims of a good access token of the issuer, undefined for any other. Throws ProviderUnavailable. */
export const verifyToken = async (
  token: string,
  { issuer, audience, audienceClaim }: SignInSettings,
  now: Date,
): Promise<JWTPayload | undefined> => {
  try {
    // A token of another issuer must not cause requests to the provider.
    if (token.length > maxCharacters || decodeJwt(token).iss !== issuer) return undefined;
    const verified = await jwtVerify(token, (...asked) => keySetOf(issuer).find(asked, now.getTime()), {
      ...{ issuer, algorithms, clockTolerance },
      ...(audienceClaim === 'aud' && { audience }),
      currentDate: now,
      requiredClaims: ['exp'],
    });
    const { payload } = verified;
    // A token may not come from the future. Somebody who had a key for an hour could issue such tokens for later use.
    const isIssued = payload.iat === undefined || payload.iat <= now.getTime() / 1_000 + clockTolerance;
    const isForUs = audienceClaim === 'aud' || isForClient(payload, audience);
    return isForUs && isIssued && isBearerToken(verified) ? payload : undefined;
  } catch (error) {
    if (error instanceof ProviderUnavailable) throw error;
    return undefined;
  }
};
