import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Scope } from '../../../lib/access/scopes.ts';
import { readToken } from '../../../lib/access/token-record.ts';
import { issueToken, rotateToken } from '../../../lib/access/tokens.ts';
import { keyOf } from '../../../lib/store/keys.ts';
import { Store } from '../../../lib/store/store.ts';
import { expectRefusal } from '../../api/conformance/conformance.ts';
import { describeInProcess } from '../../support/routes-under-test.ts';
import { startService } from '../../support/service.ts';

const service = await startService();

// Whole minutes are counted, so that no test may run into the next one.
beforeEach(() => {
  vi.useFakeTimers({ now: Math.ceil(Date.now() / 60_000) * 60_000, toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
});

const issue = (requestsPerMinute?: number, scopes: readonly Scope[] = ['organisation:read']) =>
  issueToken(service.store, { name: 'counted', scopes, requestsPerMinute, now: new Date() });

const list = (token: string, path = 'departments', more = '') =>
  service.call('GET', `/api/v1/${path}?page[size]=1${more}`, { headers: { authorization: `Bearer ${token}` } });

const storedCount = async (id: string): Promise<unknown> => {
  const item = await service.store.get(keyOf.requestCount(id, Math.floor(Date.now() / 60_000)));
  return item?.requests;
};

describeInProcess('the quota of a token', () => {
  it('is shown from its half on, and holds', async () => {
    const { token } = await issue(4);
    expect((await list(token)).headers).not.toHaveProperty('ratelimit');
    const second = await list(token);
    expect(second.headers).toMatchObject({ 'ratelimit-policy': '"token";q=4;w=60', ratelimit: '"token";r=2;t=60' });
    vi.setSystemTime(Date.now() + 20_500);
    expect((await list(token)).headers.ratelimit).toBe('"token";r=1;t=40');
    expect((await list(token)).headers.ratelimit).toBe('"token";r=0;t=40');
    const refused = await list(token);
    expectRefusal(refused, 429, {
      code: 'rate_limited',
      detail: 'The access token may make 4 requests a minute; try again in 40 seconds',
      meta: { quota: 4, window_seconds: 60 },
    });
    expect(refused.headers).toMatchObject({ 'retry-after': '40', ratelimit: '"token";r=0;t=40' });
    vi.setSystemTime(Date.now() + 40_000);
    expect((await list(token)).status).toBe(200);
  });

  it('does not count what is refused with 401 or 403', async () => {
    const { token } = await issue(2);
    for (let index = 0; index < 5; index += 1) {
      expect((await list(token, 'users')).status).toBe(403);
      expect((await list(`${token}x`)).status).toBe(401);
    }
    expect([(await list(token)).status, (await list(token)).status, (await list(token)).status]).toEqual([
      200, 200, 429,
    ]);
  });

  it('does not count a request whose includes need a scope that the token lacks', async () => {
    const { token } = await issue(1, ['students:read']);
    const students = 'course_evaluation_students';
    for (let index = 0; index < 3; index += 1) {
      expect((await list(token, students, '&include=user')).status).toBe(403);
    }
    expect([(await list(token, students)).status, (await list(token, students)).status]).toEqual([200, 429]);
  });

  it('costs one write in 5 seconds, however many requests there are', async () => {
    const { token, record } = await issue(1_000);
    for (let index = 0; index < 20; index += 1) await list(token);
    expect(await storedCount(record.id)).toBe(1);
    vi.setSystemTime(Date.now() + 5_000);
    for (let index = 0; index < 20; index += 1) await list(token);
    expect(await storedCount(record.id)).toBe(21);
  });

  it('is that of the deployment unless the token has its own, which a rotation keeps', async () => {
    process.env.REQUESTS_PER_MINUTE = '2';
    try {
      const { token } = await issue();
      expect([(await list(token)).status, (await list(token)).status, (await list(token)).status]).toEqual([
        200, 200, 429,
      ]);
      const { record } = await issue(7);
      const { record: next } = await rotateToken(service.store, record.id, new Date());
      expect((await readToken(service.store, next.id))?.requests_per_minute).toBe(7);
    } finally {
      delete process.env.REQUESTS_PER_MINUTE;
    }
  });

  it('is one for all tokens of a person that have none of their own', async () => {
    process.env.REQUESTS_PER_MINUTE = '2';
    try {
      const principal = { kind: 'user', id: (await service.seedUser()).id } as const;
      const ofPerson = () =>
        issueToken(service.store, { name: 'own', scopes: ['organisation:read'], principal, now: new Date() });
      const tokens = [await ofPerson(), await ofPerson(), await ofPerson()];
      const statuses = [];
      for (const { token } of tokens) statuses.push((await list(token)).status);
      expect(statuses).toEqual([200, 200, 429]);
    } finally {
      delete process.env.REQUESTS_PER_MINUTE;
    }
  });

  // The last one: it loads modules again.
  it('is shared by all processes', async () => {
    const { record } = await issue(10);
    const another = async () => {
      vi.resetModules();
      const { countRequest } = await import('../../../lib/access/rate-limit.ts');
      return async (at: number): Promise<number> => {
        const { client, tableName } = service.store;
        try {
          await countRequest(new Store(client, tableName), record, { now: new Date(at) })?.use;
          return 200;
        } catch (error) {
          return Object(error).status;
        }
      };
    };
    const [one, other, start] = [await another(), await another(), Date.now()];
    for (let index = 0; index < 5; index += 1) expect(await one(start)).toBe(200);
    expect(await one(start + 5_000)).toBe(200);
    expect(await other(start + 6_000)).toBe(200);
    const others = await Promise.all(Array.from({ length: 6 }, () => other(start + 6_500)));
    expect(others).toEqual([200, 200, 200, 429, 429, 429]);
  });
});
