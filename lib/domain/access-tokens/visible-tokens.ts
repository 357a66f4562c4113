import type { Scope } from '../../access/scopes.ts';
import { scopesAtLarge, type TokenRecord } from '../../access/token-record.ts';

/**
 * Which tokens a caller may see, or revoke: all, by a scope for the institution; else those that act for the same user.
 */
export const tokensFor = (caller: TokenRecord, scope: Scope): ((token: TokenRecord) => boolean) => {
  if (scopesAtLarge(caller).includes(scope)) return () => true;
  const { principal } = caller;
  return (token) => token.principal.kind === 'user' && principal.kind === 'user' && token.principal.id === principal.id;
};
