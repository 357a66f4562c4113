import { scopes } from '../../../lib/access/scopes.ts';
import type { TokenRecord } from '../../../lib/access/token-record.ts';
import type { IssuedToken } from '../../../lib/access/tokens.ts';
import { notify, print } from '../../output.ts';

/**
 * Returns a token's record without its hash, so that it may be shown at any time. An engine returns fields in its own
 * order.
 */
export const withoutHash = (record: TokenRecord): Omit<TokenRecord, 'hash'> => ({
  id: record.id,
  name: record.name,
  scopes: record.scopes,
  principal: record.principal,
  created_at: record.created_at,
  expires_at: record.expires_at,
  last_used_at: record.last_used_at,
  revoked_at: record.revoked_at,
  ...(record.created_by && { created_by: record.created_by }),
});

export const toMinute = (instant: string): string => `${instant.slice(0, 16)}Z`;

export const describeScopes = (record: TokenRecord): string =>
  scopes.every((scope) => record.scopes.includes(scope)) ? 'all' : record.scopes.join(',');

/** Prints a new token. This is the only time when the token can be shown. */
export const showIssued = ({ token, record }: IssuedToken, asJson: boolean): void => {
  print(asJson ? JSON.stringify({ token, ...withoutHash(record) }, null, 2) : token);
  notify(
    `Token "${record.name}", id ${record.id}, scopes: ${describeScopes(record)}; ` +
      `expires ${toMinute(record.expires_at)}. This is the only time that it is shown.`,
  );
};
