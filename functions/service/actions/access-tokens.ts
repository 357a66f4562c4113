import type { Scope } from '../../../lib/access/scopes.ts';
import { readToken, readTokenRange, type TokenRecord } from '../../../lib/access/token-record.ts';
import { revokeToken } from '../../../lib/access/tokens.ts';
import { createAccessToken } from '../../../lib/domain/access-tokens/create-access-token.ts';
import { tokenAsRecord } from '../../../lib/domain/access-tokens/token-as-record.ts';
import { tokensFor } from '../../../lib/domain/access-tokens/visible-tokens.ts';
import { cursorsOf, startOf } from '../../../lib/http/operations/cursors.ts';
import { answerPage } from '../../../lib/http/operations/list-page.ts';
import { listRules } from '../../../lib/http/operations/read-rules.ts';
import type { Created } from '../../../lib/http/operations/writes.ts';
import { operation } from '../../../lib/http/pipeline/operation.ts';
import type { OperationRequest } from '../../../lib/http/pipeline/operation-request.ts';
import type { LambdaHandler } from '../../../lib/http/pipeline/pipeline.ts';
import { noContent } from '../../../lib/http/pipeline/response.ts';
import { writeOperation } from '../../../lib/http/pipeline/write-operation.ts';
import { notFound } from '../../../lib/jsonapi/errors.ts';
import { operationOf } from '../../../lib/model/definition/operations.ts';
import { fieldsOfTypes } from '../../../lib/model/definition/shown-fields.ts';
import { placeOf } from '../../../lib/model/read/list-order.ts';
import type { Change } from '../../../lib/model/validation/change.ts';
import { accessToken, tokenIdOf } from '../../../lib/resources/service/access-token.ts';
import type { StoredRecord } from '../../../lib/store/record.ts';

// What is answered once more is kept in the table, where a token has no place: whoever missed it makes another.
const untold = { secret: null } as const;

/** The token in the path, as far as a scope lets the caller see it; throws 404. */
const fromPath = async (request: OperationRequest, scope: Scope): Promise<TokenRecord> => {
  const id = request.pathId(accessToken.type);
  const [found, caller] = await Promise.all([readToken(request.store, tokenIdOf(id)), request.caller()]);
  if (found === undefined || !tokensFor(caller, scope)(found)) throw notFound(accessToken.type, id);
  return found;
};

/** The token in the path, for whoever may read it. */
export const readAccessTokenFromPath = async (request: OperationRequest): Promise<StoredRecord> =>
  tokenAsRecord(await fromPath(request, 'tokens:read'));

/** Makes a token; it is in the `meta` of this answer alone. */
export const makeAccessToken = async (request: OperationRequest, change: Change): Promise<Created> => {
  const { store, now } = request;
  const { token, record } = await createAccessToken(store, change, { caller: await request.caller(), now });
  return { record: tokenAsRecord(record), meta: { secret: token } };
};

/** What a repeated creation is answered. */
export const madeAccessToken = async ({ store }: OperationRequest, id: string): Promise<Created> => {
  const found = await readToken(store, tokenIdOf(id));
  if (found === undefined) throw notFound(accessToken.type, id);
  return { record: tokenAsRecord(found), meta: untold };
};

/** The operation that revokes a token. */
export const revokeAccessTokenOperation = (): LambdaHandler =>
  writeOperation(operationOf(accessToken, { kind: 'delete' }), accessToken, {
    rules: () => ({ fields: fieldsOfTypes([accessToken]) }),
    respond: async (request) => {
      const { store, now } = request;
      const found = await fromPath(request, 'tokens:write');
      store.requireMet(tokenAsRecord(found));
      if (found.revoked_at === null) await revokeToken(store, found.id, now);
      return noContent;
    },
  });

/** The operation that lists tokens, in the order of their making. */
export const listAccessTokensOperation = (): LambdaHandler => {
  const row = operationOf(accessToken, { kind: 'list' });
  return operation(row, {
    rules: () => listRules(row, accessToken),
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
};
