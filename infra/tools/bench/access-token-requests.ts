import { issueToken } from '../../../lib/access/tokens.ts';
import { tokenAsRecord } from '../../../lib/domain/access-tokens/token-as-record.ts';
import { bearer, type Made } from './made.ts';

const ofToken: Made = async ({ store, token }) => {
  const { record } = await issueToken(store, { name: 'bench', scopes: ['people:read'], now: new Date() });
  return { headers: bearer(token), pathParameters: { id: tokenAsRecord(record).id } };
};

/** Requests about tokens, which are no records of the sample institution. */
export const accessTokenRequests: Readonly<Record<string, Made>> = {
  'create-access-token': async ({ token }) => ({
    headers: bearer(token),
    body: { data: { type: 'access_token', attributes: { name: 'bench', scopes: ['people:read'] } } },
  }),
  'delete-access-token': ofToken,
  'list-access-tokens': async ({ token }) => ({ headers: bearer(token) }),
  'read-access-token': ofToken,
};
