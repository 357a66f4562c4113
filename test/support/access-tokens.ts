import type { Scope } from '../../lib/access/scopes.ts';

export const accessTokens = '/api/v1/access_tokens';

/** The body of a request that creates a token. */
export const tokenBody = (scopes: readonly (Scope | string)[], attributes: object = {}) => ({
  data: { type: 'access_token', attributes: { name: 'Nightly sync', scopes, ...attributes }, relationships: {} },
});
