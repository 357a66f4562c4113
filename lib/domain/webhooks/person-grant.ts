import type { Scope } from '../../access/scopes.ts';
import { scopesAtLarge, type TokenRecord } from '../../access/token-record.ts';
import { tokenLifetime } from '../../access/tokens.ts';
import type { TokenHolder } from '../../model/definition/visibility.ts';

const dayMs = 86_400_000;

/**
 * What a person who has signed in might do when the endpoints were last created or changed: the groups stand in the
 * provider's token, which nobody has when an event is sent.
 */
export interface PersonGrant {
  /** The id of the user. */
  readonly user: string;
  readonly scopes: readonly Scope[];
  /** ISO 8601 in UTC; the longest that a token lives. */
  readonly until: string;
}

/** The grant that a caller's endpoints get; undefined for a token of the service, which has its own. */
export const grantOf = (
  { scopes, principal }: Awaited<ReturnType<TokenHolder['caller']>>,
  now: Date,
): PersonGrant | undefined => {
  if (principal.kind !== 'user' || principal.granted === undefined) return undefined;
  const until = new Date(now.getTime() + tokenLifetime.maximum * dayMs).toISOString();
  return { user: principal.id, scopes: scopesAtLarge({ scopes: scopes ?? [], principal }), until };
};

/** A grant as what holds endpoints. */
export const holderOf = ({
  user,
  scopes,
  until,
}: PersonGrant): Pick<TokenRecord, 'scopes' | 'principal' | 'expires_at'> => ({
  scopes,
  principal: { kind: 'user', id: user },
  expires_at: until,
});
