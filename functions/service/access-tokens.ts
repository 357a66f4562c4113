import type { Scope } from '../../lib/access/scopes.ts';
import { readToken, readTokenRange, type TokenRecord } from '../../lib/access/token-record.ts';
import { revokeToken } from '../../lib/access/tokens.ts';
import { createAccessToken as makeToken, tokenRefusals } from '../../lib/domain/access-tokens/create-access-token.ts';
import { tokenAsRecord, tokensFor } from '../../lib/domain/access-tokens/token-as-record.ts';
import { refuse } from '../../lib/errors/error-kind.ts';
import { notFound } from '../../lib/errors/reading.ts';
import { createBy } from '../../lib/http/operations/create.ts';
import { cursorsOf, startOf } from '../../lib/http/operations/cursors.ts';
import { answerPage } from '../../lib/http/operations/list-page.ts';
import { readBy } from '../../lib/http/operations/read.ts';
import { listRules } from '../../lib/http/operations/read-rules.ts';
import { operation } from '../../lib/http/pipeline/operation.ts';
import type { OperationRequest } from '../../lib/http/pipeline/operation-request.ts';
import { noContent } from '../../lib/http/pipeline/response.ts';
import { writeOperation } from '../../lib/http/pipeline/write-operation.ts';
import { operationOf } from '../../lib/model/definition/operations.ts';
import { fieldsOfTypes } from '../../lib/model/definition/shown-fields.ts';
import { placeOf } from '../../lib/model/read/list-order.ts';
import { accessToken, tokenIdOf } from '../../lib/resources/service/access-token.ts';

/** The token in the path; throws 404 for one that the caller may not see with a scope. */
const fromPath = async (request: OperationRequest, scope: Scope): Promise<TokenRecord> => {
  const id = request.pathId(accessToken.type);
  const [found, caller] = await Promise.all([readToken(request.store, tokenIdOf(id)), request.caller()]);
  if (found === undefined || !tokensFor(caller, scope)(found)) throw refuse(notFound, accessToken.type, id);
  return found;
};

export const readAccessToken = readBy(accessToken, async (request) =>
  tokenAsRecord(await fromPath(request, 'tokens:read')),
);

/** The token is in the `meta` of this answer alone: the table keeps none, and a repeated request gets none. */
export const createAccessToken = createBy(
  accessToken,
  async (request, change) => {
    const { store, now } = request;
    const { token, record } = await makeToken(store, change, { caller: await request.caller(), now });
    return { record: tokenAsRecord(record), meta: { secret: token } };
  },
  {
    makeAgain: async ({ store }, id) => {
      const found = await readToken(store, tokenIdOf(id));
      if (found === undefined) throw refuse(notFound, accessToken.type, id);
      return { record: tokenAsRecord(found), meta: { secret: null } };
    },
    refusals: ({ now }) => tokenRefusals(now),
  },
);

/** Revokes the token, which stays in the list. */
export const deleteAccessToken = writeOperation(operationOf(accessToken, { kind: 'delete' }), accessToken, {
  rules: () => ({ fields: fieldsOfTypes([accessToken]) }),
  respond: async (request) => {
    const { store, now } = request;
    const found = await fromPath(request, 'tokens:write');
    store.requireMet(tokenAsRecord(found));
    if (found.revoked_at === null) await revokeToken(store, found.id, now);
    return noContent;
  },
});

const listRow = () => operationOf(accessToken, { kind: 'list' });

/** In the order of their making. */
export const listAccessTokens = operation(listRow(), {
  rules: () => listRules(listRow(), accessToken),
  respond: async (request) => {
    const { store, list } = request;
    const [caller, cursors] = await Promise.all([request.caller(), cursorsOf(store, accessToken.type, list)]);
    const start = startOf(list, cursors);
    const { from, backwards = false } = start;
    const tokens = await readTokenRange(store, {
      from: from === undefined || from === 'end' ? undefined : tokenIdOf(from.id),
      descending: (list.sort[0]?.descending ?? false) !== backwards,
      enough: list.page.size + 1,
      keeps: tokensFor(caller, 'tokens:read'),
    });
    const page = tokens.slice(0, list.page.size).map(tokenAsRecord);
    return answerPage(request, accessToken, {
      records: backwards ? page.reverse() : page,
      hasMore: tokens.length > list.page.size,
      start,
      cursors,
      total: undefined,
      placeOf: (record) => placeOf(record, list.sort),
    });
  },
});
