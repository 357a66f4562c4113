import { isActive } from '../../access/authenticate.ts';
import { readToken, type TokenRecord } from '../../access/token-record.ts';
import type { Store } from '../../store/store.ts';
import { readOwned } from './owned-endpoints.ts';

const isGood = async (
  store: Store,
  { revoked_at, expires_at, principal }: TokenRecord,
  now: Date,
): Promise<boolean> => {
  if (revoked_at !== null || Date.parse(expires_at) <= now.getTime()) return false;
  if (principal.kind === 'integration') return true;
  return principal.kind === 'user' && isActive(store, 'user', principal.id);
};

/** The token that has the endpoints of an owner now; undefined where it is not valid any more. 2 round trips, 3 for a person's. */
export const tokenOf = async (store: Store, owner: string, now: Date): Promise<TokenRecord | undefined> => {
  const owned = await readOwned(store, owner);
  const token = owned === undefined ? undefined : await readToken(store, owned.token);
  return token !== undefined && (await isGood(store, token, now)) ? token : undefined;
};
