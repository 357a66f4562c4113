import { isActive } from '../../access/authenticate.ts';
import { readToken, type TokenRecord } from '../../access/token-record.ts';
import type { Store } from '../../store/store.ts';
import { type OwnedEndpoints, readOwned } from './owned-endpoints.ts';

const isGood = async (
  store: Store,
  { revoked_at, expires_at, principal }: TokenRecord,
  now: Date,
): Promise<boolean> => {
  if (revoked_at !== null || Date.parse(expires_at) <= now.getTime()) return false;
  if (principal.kind === 'integration') return true;
  return principal.kind === 'user' && isActive(store, 'user', principal.id);
};

/** The token that has endpoints now; undefined where it is not valid any more. 1 round trip, 2 for a person's. */
export const goodToken = async (
  store: Store,
  { token: id }: OwnedEndpoints,
  now: Date,
): Promise<TokenRecord | undefined> => {
  const token = await readToken(store, id);
  return token !== undefined && (await isGood(store, token, now)) ? token : undefined;
};

/** The token that has the endpoints of an owner now; undefined where it is not valid any more. */
export const tokenOf = async (store: Store, owner: string, now: Date): Promise<TokenRecord | undefined> => {
  const owned = await readOwned(store, owner);
  return owned && goodToken(store, owned, now);
};
