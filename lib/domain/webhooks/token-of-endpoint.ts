import { isActive } from '../../access/authenticate.ts';
import { readToken, type TokenRecord } from '../../access/token-record.ts';
import type { Store } from '../../store/store.ts';
import { type OwnedEndpoints, readOwned } from './owned-endpoints.ts';
import { holderOf } from './person-grant.ts';

/** The owner of endpoints, who decides which events are sent: a token, or a person who has signed in. */
export type Holder = Pick<TokenRecord, 'scopes' | 'principal' | 'expires_at'> &
  Partial<Pick<TokenRecord, 'revoked_at'>>;

const isGood = async (
  store: Store,
  { revoked_at = null, expires_at, principal }: Holder,
  now: Date,
): Promise<boolean> => {
  if (revoked_at !== null || Date.parse(expires_at) <= now.getTime()) return false;
  if (principal.kind === 'integration') return true;
  return principal.kind === 'user' && isActive(store, 'user', principal.id);
};

/** Who has endpoints now; undefined where that is not valid any more. 1 round trip, 2 for a token that acts for a person. */
export const goodToken = async (
  store: Store,
  { token: id, person }: OwnedEndpoints,
  now: Date,
): Promise<Holder | undefined> => {
  const token = person === undefined ? await readToken(store, id) : holderOf(person);
  return token !== undefined && (await isGood(store, token, now)) ? token : undefined;
};

/** Who has the endpoints of an owner now; undefined where that is not valid any more. */
export const tokenOf = async (store: Store, owner: string, now: Date): Promise<Holder | undefined> => {
  const owned = await readOwned(store, owner);
  return owned && goodToken(store, owned, now);
};
