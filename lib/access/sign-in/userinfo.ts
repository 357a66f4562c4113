import { createHash } from 'node:crypto';
import type { JWTPayload } from 'jose';
import { log } from '../../runtime/log.ts';
import { fetchJson, OtherStatus } from './fetch-json.ts';
import { ProviderUnavailable } from './key-set.ts';
import type { SignInSettings } from './settings.ts';
import { keySetOf } from './verify-token.ts';

const keptMs = 5 * 60_000;
const maxKept = 10_000;

type Claims = JWTPayload | undefined;

/** What the provider has said of a token, by the token's hash: undefined of one that it takes no more. */
const kept = new Map<string, { readonly said: Promise<Claims>; readonly until: number }>();

/** A good access token. */
interface Verified {
  readonly token: string;
  readonly claims: JWTPayload;
  readonly now: Date;
}

const ask = async (address: string | undefined, { token, now }: Verified): Promise<Claims> => {
  try {
    if (address === undefined) throw new Error('its metadata name no userinfo_endpoint');
    return await fetchJson(address, { authorization: `Bearer ${token}` });
  } catch (error) {
    if (error instanceof OtherStatus && (error.status === 401 || error.status === 403)) return undefined;
    const time = now.toISOString();
    log({ time, level: 'warn', message: 'the identity provider does not say who it is', cause: String(error) });
    throw new ProviderUnavailable();
  }
};

const askOnce = (issuer: string, verified: Verified): Promise<Claims> => {
  const hash = createHash('sha256').update(verified.token).digest('base64url');
  const at = verified.now.getTime();
  const known = kept.get(hash);
  if (known !== undefined && at < known.until) return known.said;
  const said = ask(keySetOf(issuer).userinfo, verified);
  if (kept.size >= maxKept) kept.clear();
  kept.set(hash, { said, until: at + keptMs });
  said.catch(() => kept.delete(hash));
  return said;
};

/**
 * Adds what the provider's userinfo says to the claims of a good token. It is asked once for each token and five minutes.
 * Undefined where it refuses the token, or speaks of somebody else. Throws ProviderUnavailable.
 */
export const withUserinfo = async ({ issuer }: SignInSettings, verified: Verified): Promise<Claims> => {
  const said = await askOnce(issuer, verified);
  const { sub } = verified.claims;
  // OpenID Connect Core 1.0, 5.3.2: what is said of another subject is not used.
  return said !== undefined && sub !== undefined && said.sub === sub ? { ...verified.claims, ...said } : undefined;
};
