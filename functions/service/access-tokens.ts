import { tokenRefusals } from '../../lib/domain/access-tokens/create-access-token.ts';
import { readBy } from '../../lib/http/operations/read.ts';
import { createBy } from '../../lib/http/operations/writes.ts';
import { accessToken } from '../../lib/resources/service/access-token.ts';
import {
  listAccessTokensOperation,
  madeAccessToken,
  makeAccessToken,
  readAccessTokenFromPath,
  revokeAccessTokenOperation,
} from './actions/access-tokens.ts';

export const listAccessTokens = listAccessTokensOperation();
export const readAccessToken = readBy(accessToken, readAccessTokenFromPath);
export const createAccessToken = createBy(accessToken, makeAccessToken, {
  makeAgain: madeAccessToken,
  refusals: ({ now }) => tokenRefusals(now),
});
export const deleteAccessToken = revokeAccessTokenOperation();
