import type { Store } from '../store/store.ts';
import { isActive } from './authenticate.ts';
import type { Scope } from './scopes.ts';
import { type Principal, readToken, scopesAtLarge, type TokenRecord } from './token-record.ts';
import { tokenLifetime } from './tokens.ts';

const dayMs = 86_400_000;

/**
 * The scopes of a signed-in person, kept for work that is done later. By then nobody has the provider's token, which
 * names the groups.
 */
export interface PersonGrant {
  /** The id of the user. */
  readonly user: string;
  readonly scopes: readonly Scope[];
  /** ISO 8601 in UTC; the longest that a token lives. */
  readonly until: string;
}

/** The grant of a caller for what is done later; undefined for a token of the service, which has its own. */
export const grantOf = (
  { scopes, principal }: { readonly scopes?: readonly Scope[]; readonly principal: Principal },
  now: Date,
): PersonGrant | undefined => {
  if (principal.kind !== 'user' || principal.granted === undefined) return undefined;
  const until = new Date(now.getTime() + tokenLifetime.maximum * dayMs).toISOString();
  return { user: principal.id, scopes: scopesAtLarge({ scopes: scopes ?? [], principal }), until };
};

/** A grant as a token that has what it grants. */
const holderOf = ({ user, scopes, until }: PersonGrant): Pick<TokenRecord, 'scopes' | 'principal' | 'expires_at'> => ({
  scopes,
  principal: { kind: 'user', id: user },
  expires_at: until,
});

/** The owner of things that a token makes: the first token of its line, so that things stay its own after a rotation. */
export const ownerOf = ({ id = '', line = id }: Partial<Pick<TokenRecord, 'id' | 'line'>>): string => line;

/** Whose rights something is done with later: a token, or a person who has signed in and has no token in the table. */
export interface Owned {
  readonly token: string;
  readonly person?: PersonGrant | undefined;
}

/** Who owns something that is done later: a token, or a person who has signed in. */
export type Holder = Pick<TokenRecord, 'scopes' | 'principal' | 'expires_at'> &
  Partial<Pick<TokenRecord, 'revoked_at' | 'name'>>;

const isGood = async (
  store: Store,
  { revoked_at = null, expires_at, principal }: Holder,
  now: Date,
): Promise<boolean> => {
  if (revoked_at !== null || Date.parse(expires_at) <= now.getTime()) return false;
  if (principal.kind === 'integration') return true;
  return principal.kind === 'user' && isActive(store, 'user', principal.id);
};

/** Who owns something now; undefined where that is not valid any more. 1 round trip, 2 for a token that acts for a person. */
export const goodToken = async (store: Store, { token: id, person }: Owned, now: Date): Promise<Holder | undefined> => {
  const token = person === undefined ? await readToken(store, id) : holderOf(person);
  return token !== undefined && (await isGood(store, token, now)) ? token : undefined;
};
