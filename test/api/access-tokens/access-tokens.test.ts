import { describe, expect, it } from 'vitest';
import { scanTable } from '../../../infra/tools/bench/scan-table.ts';
import type { Scope } from '../../../lib/access/scopes.ts';
import { issueToken, revokeToken, rotateToken } from '../../../lib/access/tokens.ts';
import { tokenAsRecord } from '../../../lib/domain/access-tokens/token-as-record.ts';
import { tokenIdOf } from '../../../lib/resources/service/access-token.ts';
import { accessTokens, tokenBody } from '../../support/access-tokens.ts';
import { daysFromNow } from '../../support/days-from-now.ts';
import { expectRefusal } from '../../support/expectations.ts';
import { actingFor } from '../../support/results.ts';
import { secretOf } from '../../support/secret-of.ts';
import { costOf } from '../../support/server-timing.ts';
import { startService } from '../../support/service.ts';

const service = await startService();

type Headers = { readonly authorization: string };

const create = (
  scopes: readonly string[],
  { attributes = {}, headers = {} }: { attributes?: object; headers?: object } = {},
) => service.call('POST', accessTokens, { body: tokenBody(scopes, attributes), headers: { ...headers } });

const created = async (scopes: readonly Scope[], options: Parameters<typeof create>[1] = {}) => {
  const { status, document, text } = await create(scopes, options);
  expect({ status, text }).toMatchObject({ status: 201 });
  const headers: Headers = { authorization: `Bearer ${document.meta.secret}` };
  return {
    id: String(document.data.id),
    attributes: document.data.attributes,
    secret: String(document.meta.secret),
    headers,
  };
};

const idsListed = async (query: string, headers: object = {}): Promise<string[]> => {
  const { document } = await service.call('GET', `${accessTokens}?${query}`, { headers: { ...headers } });
  return document.data.map(({ id }: { id: string }) => id);
};

const refusal = (status: number, code: string, pointer: string) => ({
  status,
  document: { errors: [expect.objectContaining({ code, source: { pointer } })] },
});

describe('an access token that is created', () => {
  it('works as its scopes say, and is shown once', async () => {
    const token = await created(['tokens:read', 'people:read']);
    expect(token.secret).toMatch(/^facet_[0-9a-f]{32}_[\w-]{43}$/);
    expect(token.secret).toContain(tokenIdOf(token.id));
    expect(token.attributes).toMatchObject({ name: 'Nightly sync', state: 'active', user_id: null, revoked_at: null });
    const read = await service.call('GET', `${accessTokens}/${token.id}`, { headers: token.headers });
    expect(read.status).toBe(200);
    // This very request is noted while it is answered: the answer may show it.
    const { last_used_at: used } = read.document.data.attributes;
    expect(read.document.data.attributes).toEqual({ ...token.attributes, last_used_at: used });
    expect(read.text).not.toContain(token.secret.slice(-43));
    expect((await service.call('GET', '/api/v1/addresses', { headers: token.headers })).status).toBe(403);
  });

  it('may make no more requests a minute than the one that gives it', async () => {
    const limited = { name: 'limited', scopes: ['tokens:write', 'people:read'] as const, requestsPerMinute: 7 };
    const { token } = await issueToken(service.store, { ...limited, now: new Date() });
    const given = await created(['people:read'], { headers: { authorization: `Bearer ${token}` } });
    expect(given.attributes.requests_per_minute).toBe(7);
    const headers = { authorization: `Bearer ${token}` };
    const less = await created(['people:read'], { headers, attributes: { requests_per_minute: 3 } });
    expect(less.attributes.requests_per_minute).toBe(3);
    const answers = [];
    for (let sent = 0; sent < 4; sent += 1)
      answers.push(await service.call('GET', '/api/v1/users', { headers: less.headers }));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 429]);
    expect(answers[2]?.headers['ratelimit-policy']).toBe('"token";q=3;w=60');
    expect(await create(['people:read'], { headers, attributes: { requests_per_minute: 8 } })).toMatchObject(
      refusal(403, 'authority_required', '/data/attributes/requests_per_minute'),
    );
  });

  it('has no limit of its own where it acts for a user', async () => {
    const { id } = await service.seedUser();
    const attributes = { user_id: id, requests_per_minute: 5 };
    expect(await create(['people:read'], { attributes })).toMatchObject(
      refusal(422, 'rate_refused', '/data/attributes/requests_per_minute'),
    );
  });

  it('does not outlive one that gives it to the same user', async () => {
    const { id } = await service.seedUser();
    const principal = { kind: 'user', id } as const;
    const giver = { name: 'giver', scopes: ['tokens:write', 'people:read'] as const, principal, expiresInDays: 2 };
    const { token } = await issueToken(service.store, { ...giver, now: new Date() });
    const attributes = { user_id: id, expires_at: daysFromNow(3) };
    expect(await create(['people:read'], { attributes, headers: { authorization: `Bearer ${token}` } })).toMatchObject(
      refusal(403, 'authority_required', '/data/attributes/expires_at'),
    );
  });

  it('has each scope once', async () => {
    expect((await created(['people:read', 'people:read'])).attributes.scopes).toEqual(['people:read']);
  });

  it('is written in one round trip, and read and listed in one', async () => {
    const warm = await create(['people:read']);
    await service.call('GET', accessTokens);
    expect(costOf(await create(['people:read'])).roundTrips).toBeLessThanOrEqual(2);
    expect(costOf(await service.call('GET', `${accessTokens}/${warm.document.data.id}`)).roundTrips).toBe(1);
    expect(costOf(await service.call('GET', accessTokens)).roundTrips).toBe(1);
  });

  it('is answered once more without its secret, and the table keeps neither the secret nor the answer that had it', async () => {
    const headers = { 'idempotency-key': 'once' };
    const first = await create(['people:read'], { headers });
    const again = await create(['people:read'], { headers });
    expect(again.document.data).toEqual(first.document.data);
    expect(again.document.meta).toMatchObject({ secret: null });
    const secret = secretOf(first.document.meta.secret);
    expect(JSON.stringify(await scanTable(service.store))).not.toContain(secret);
  });

  it('keeps a name as it was given, whatever it says', async () => {
    const name = '<script>alert(1)</script> "\u202e& <img src=x onerror=alert(2)>';
    expect((await created(['people:read'], { attributes: { name } })).attributes.name).toBe(name);
  });

  it('says who has made it', async () => {
    const maker = await created(['tokens:write', 'people:read']);
    const { id, attributes } = await created(['people:read'], { headers: maker.headers });
    expect(attributes).toMatchObject({ created_by_token_id: maker.id, created_by_user_id: null });
    const { record } = await rotateToken(service.store, tokenIdOf(id), new Date());
    expect(tokenAsRecord(record).created_by_token_id).toBe(maker.id);
  });

  it.each([
    ['no scope', [], {}, 'blank', '/data/attributes/scopes'],
    ['a scope that there is not', ['people:own'], {}, 'not_in_list', '/data/attributes/scopes/0'],
    [
      'an end that is past',
      ['people:read'],
      { expires_at: daysFromNow(-1) },
      'expiry_refused',
      '/data/attributes/expires_at',
    ],
    [
      'an end in two years',
      ['people:read'],
      { expires_at: daysFromNow(730) },
      'expiry_refused',
      '/data/attributes/expires_at',
    ],
    ['no name', ['people:read'], { name: ' ' }, 'blank', '/data/attributes/name'],
    ['a user who is not there', ['people:read'], { user_id: 'nobody' }, 'no_active_user', '/data/attributes/user_id'],
  ])('is refused with %s', async (_what, scopes, attributes, code, pointer) => {
    expect(await create(scopes, { attributes })).toMatchObject(refusal(422, code, pointer));
  });

  it('is refused with all that is wrong at once', async () => {
    const attributes = { expires_at: daysFromNow(-1), user_id: 'somebody' };
    const codes = async (scopes: readonly string[]) => {
      const { status, document } = await create(scopes, { attributes });
      return [status, ...document.errors.map(({ code }: { code: string }) => code)];
    };
    expect(await codes(['people:own'])).toEqual([422, 'not_in_list', 'expiry_refused']);
    expect(await codes(['import:write'])).toEqual([422, 'integration_only', 'expiry_refused']);
  });

  it('is refused for a user who is not active, and with scopes that a user can not use', async () => {
    const user = await service.seedUser();
    const attributes = { user_id: user.id };
    expect(await create(['people:read', 'import:write'], { attributes })).toMatchObject(
      refusal(422, 'integration_only', '/data/attributes/scopes/1'),
    );
    const { token } = await created(['people:read'], { attributes }).then(async ({ headers }) => ({ token: headers }));
    expect((await service.call('GET', '/api/v1/users', { headers: token })).status).toBe(200);
    const gone = await service.seed('user', { display_name: 'Gone', deactivated: true });
    expect(await create(['people:read'], { attributes: { user_id: gone.id } })).toMatchObject(
      refusal(422, 'no_active_user', '/data/attributes/user_id'),
    );
  });
});

describe('who gives a token', () => {
  it('gives no scope that it lacks: so none raises its own', async () => {
    const maker = await created(['tokens:write', 'tokens:read', 'people:read']);
    expect(await create(['people:read', 'people:write'], { headers: maker.headers })).toMatchObject(
      refusal(403, 'authority_required', '/data/attributes/scopes/1'),
    );
    const body = { data: { type: 'access_token', id: maker.id, attributes: { scopes: ['people:write'] } } };
    const raised = await service.call('PATCH', `${accessTokens}/${maker.id}`, { body, headers: maker.headers });
    expect(raised.status).toBe(405);
  });

  it('gives none that outlives itself', async () => {
    const maker = await created(['tokens:write', 'people:read'], { attributes: { expires_at: daysFromNow(2) } });
    const attributes = { expires_at: daysFromNow(3) };
    expect(await create(['people:read'], { attributes, headers: maker.headers })).toMatchObject(
      refusal(403, 'authority_required', '/data/attributes/expires_at'),
    );
    const child = await created(['people:read'], { headers: maker.headers });
    expect(child.attributes.expires_at).toBe(maker.attributes.expires_at);
  });

  it('gives none once it is revoked, also where that has not been noticed yet', async () => {
    const user = await service.seedUser();
    for (const attributes of [{}, { user_id: user.id }]) {
      const maker = await created(['tokens:write', 'people:read'], { attributes });
      await created(['people:read'], { attributes, headers: maker.headers });
      await revokeToken(service.store, tokenIdOf(maker.id), new Date());
      expect(await create(['people:read'], { attributes, headers: maker.headers })).toMatchObject({
        status: 401,
        document: { errors: [expect.objectContaining({ code: 'unauthorized' })] },
      });
    }
  });

  it('gives tokens for that user alone, where it acts for one', async () => {
    const [user, other] = [await service.seedUser(), await service.seedUser()];
    const headers = await actingFor(service.store, user, 'tokens:write', 'people:read');
    for (const user_id of [null, other.id])
      expect(await create(['people:read'], { attributes: { user_id }, headers })).toMatchObject(
        refusal(403, 'authority_required', '/data/attributes/user_id'),
      );
    expect(await create(['people:read'], { headers })).toMatchObject(
      refusal(403, 'authority_required', '/data/attributes'),
    );
    const own = await created(['people:read'], { attributes: { user_id: user.id }, headers });
    expect(own.attributes).toMatchObject({ user_id: user.id, created_by_user_id: user.id });
  });
});

describe('a token in the path', () => {
  it('is refused once it is revoked, and stays to be read', async () => {
    const token = await created(['people:read']);
    const target = `${accessTokens}/${token.id}`;
    for (const time of ['first', 'second'])
      expect((await service.call('DELETE', target)).status, `the ${time} time`).toBe(204);
    const { document } = await service.call('GET', target);
    expect(document.data).toMatchObject({ attributes: { state: 'revoked' }, meta: { version: 2 } });
    // This process has not met it yet; one that has forgets it within 45 seconds.
    expect((await service.call('GET', '/api/v1/users', { headers: token.headers })).status).toBe(401);
  });

  it('is revoked in the version that If-Match names, and in no other', async () => {
    const { id } = await created(['people:read']);
    const revoke = (tag: string) => service.call('DELETE', `${accessTokens}/${id}`, { headers: { 'if-match': tag } });
    expect((await revoke('"v2"')).status).toBe(412);
    expect((await revoke('"v1"')).status).toBe(204);
    expect((await revoke('"v1"')).status).toBe(412);
  });

  it('is a 404 where there is none, and for a token of another user', async () => {
    const [user, other] = [await service.seedUser(), await service.seedUser()];
    const headers = await actingFor(service.store, user, 'tokens:read', 'tokens:write');
    const mine = await created(['people:read'], { attributes: { user_id: user.id } });
    const theirs = await created(['people:read'], { attributes: { user_id: other.id } });
    const integration = await created(['people:read']);
    for (const { id } of [theirs, integration])
      for (const method of ['GET', 'DELETE'])
        expect((await service.call(method, `${accessTokens}/${id}`, { headers })).status).toBe(404);
    expect((await service.call('GET', `${accessTokens}/${theirs.id}`)).document.data.attributes.state).toBe('active');
    expect(await idsListed('sort=-created_at', headers)).toEqual([mine.id, expect.any(String)]);
    expect((await service.call('DELETE', `${accessTokens}/${mine.id}`, { headers })).status).toBe(204);
  });
});

describe('the list of tokens', () => {
  it('says that it has no filters', async () => {
    expectRefusal(await service.call('GET', `${accessTokens}?filter[name]=x`), 400, {
      detail: 'This list has no such filter; its filters are: none',
      source: { parameter: 'filter[name]' },
    });
  });

  it('is read forwards and backwards, page by page, either way', async () => {
    for (const sort of ['created_at', '-created_at']) {
      const all = await idsListed(`sort=${sort}&page[size]=100`);
      expect(all.length).toBeGreaterThan(5);
      expect([...all].sort()).toEqual(sort === 'created_at' ? all : all.toReversed());
      const walked: string[] = [];
      let last = '';
      for (let next: string | null = `${accessTokens}?sort=${sort}&page[size]=4`; next !== null; ) {
        last = next;
        const { document } = await service.call('GET', next);
        walked.push(...document.data.map(({ id }: { id: string }) => id));
        next = document.links.next;
      }
      expect(walked).toEqual(all);
      const { document } = await service.call('GET', last);
      const before = await service.call('GET', document.links.prev);
      const ids = before.document.data.map(({ id }: { id: string }) => id);
      expect(ids).toEqual(all.slice(all.length - document.data.length - 4, all.length - document.data.length));
    }
  });

  it('shows what an operator has revoked', async () => {
    const { id } = await created(['people:read']);
    await revokeToken(service.store, tokenIdOf(id), new Date());
    const { document } = await service.call('GET', `${accessTokens}?sort=-created_at&page[size]=1`);
    expect(document.data).toMatchObject([{ id, attributes: { state: 'revoked' } }]);
  });
});
