import { tokenRefusals } from '../../lib/domain/access-tokens/create-access-token.ts';
import {
  listAccessTokensOperation,
  madeAccessToken,
  makeAccessToken,
  readAccessTokenFromPath,
  revokeAccessTokenOperation,
} from '../../lib/http/access-tokens.ts';
import { readBy } from '../../lib/http/reads.ts';
import { createBy } from '../../lib/http/writes.ts';
import { accessToken } from '../../lib/resources/service/access-token.ts';

export const listAccessTokens = listAccessTokensOperation();
export const readAccessToken = readBy(accessToken, readAccessTokenFromPath);
export const createAccessToken = createBy(accessToken, makeAccessToken, {
  makeAgain: madeAccessToken,
  refusals: ({ now }) => tokenRefusals(now),
});
export const deleteAccessToken = revokeAccessTokenOperation();
