import type { Scope } from '../../access/scopes.ts';
import { scopesAtLarge, type TokenRecord } from '../../access/token-record.ts';
import { accessToken } from '../../resources/service/access-token.ts';
import type { StoredRecord } from '../../store/record.ts';

// UUIDs are shown with hyphens, but tokens contain them without.
const shownId = (id: string): string => id.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');

const creatorOf = ({ created_by: creator }: TokenRecord): Readonly<Record<string, string>> => {
  if (creator === undefined) return {};
  return creator.kind === 'user' ? { created_by_user_id: creator.id } : { created_by_token_id: shownId(creator.id) };
};

/** Returns a token as responses show it, without its hash. Use of the token creates no new version. */
export const tokenAsRecord = (token: TokenRecord): StoredRecord => ({
  type: accessToken.type,
  id: shownId(token.id),
  version: token.revoked_at === null ? 1 : 2,
  created_at: token.created_at,
  updated_at: token.revoked_at ?? token.created_at,
  spilled: {},
  name: token.name,
  scopes: token.scopes,
  user_id: token.principal.kind === 'user' ? token.principal.id : null,
  expires_at: token.expires_at,
  last_used_at: token.last_used_at,
  revoked_at: token.revoked_at,
  requests_per_minute: token.requests_per_minute ?? null,
  ...creatorOf(token),
});

/**
 * Returns which tokens a caller may see or revoke: all with a scope for the institution, otherwise those that act for
 * the same user.
 */
export const tokensFor = (caller: TokenRecord, scope: Scope): ((token: TokenRecord) => boolean) => {
  if (scopesAtLarge(caller).includes(scope)) return () => true;
  const { principal } = caller;
  return (token) => token.principal.kind === 'user' && principal.kind === 'user' && token.principal.id === principal.id;
};
