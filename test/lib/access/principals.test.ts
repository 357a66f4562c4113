import { afterEach, expect, it, vi } from 'vitest';
import { issueToken } from '../../../lib/access/tokens.ts';
import { keyOf } from '../../../lib/store/keys.ts';
import type { StoredRecord } from '../../../lib/store/record.ts';
import { changeStep, deleteStep, itemExists } from '../../../lib/store/steps.ts';
import { expectRefusal } from '../../support/expectations.ts';
import { describeInProcess } from '../../support/routes-under-test.ts';
import { costOf } from '../../support/server-timing.ts';
import { startService } from '../../support/service.ts';

const service = await startService();
const { store } = service;
const start = new Date('2026-03-01T12:00:00.000Z');
const later = (ms: number) => new Date(start.getTime() + ms);
const target = '/api/v1/users/01890a5d-ac96-774b-bcce-b302099a8057';

const tokenOf = async ({ id }: StoredRecord, now = start) => {
  const principal = { kind: 'user', id } as const;
  const scopes = ['people:read', 'users:write'] as const;
  const { token } = await issueToken(store, { name: 'Person', scopes, principal, now });
  return { authorization: `Bearer ${token}` };
};

const askAt = (headers: { authorization: string }, moment: Date) => {
  vi.setSystemTime(moment);
  return service.call('GET', target, { headers });
};

const setDeactivated = ({ id }: StoredRecord, deactivated: boolean) => {
  const set = [[['deactivated'], deactivated]] as const;
  return store.write([changeStep(keyOf.record({ type: 'user', id }), { conditions: [itemExists], set }, () => 'gone')]);
};

const remove = ({ id }: StoredRecord) => store.write([deleteStep(keyOf.record({ type: 'user', id }), () => 'gone')]);

afterEach(() => {
  vi.useRealTimers();
});

describeInProcess('a token that acts for a user', () => {
  it.each([
    ['is deactivated', (user: StoredRecord) => setDeactivated(user, true)],
    ['is deleted', remove],
  ])('is refused within 60 seconds when the user %s, at once where it is not cached', async (_case, end) => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const user = await service.seedUser();
    const [used, unused] = [await tokenOf(user), await tokenOf(user)];
    expect((await askAt(used, start)).status).toBe(404);
    await end(user);
    for (const [headers, moment] of [
      [used, later(60_000)],
      [unused, start],
    ] as const) {
      const refused = await askAt(headers, moment);
      expectRefusal(refused, 401, { code: 'unauthorized', detail: 'A valid access token is required' });
      const stranger = await askAt({ authorization: 'Bearer nothing' }, moment);
      expect([refused.text, refused.headers['www-authenticate']]).toEqual([
        stranger.text,
        stranger.headers['www-authenticate'],
      ]);
    }
  });

  it('writes nothing any more either', async () => {
    const user = await service.seedUser();
    const headers = await tokenOf(user, new Date());
    await setDeactivated(user, true);
    const body = { data: { type: 'user', attributes: { display_name: 'X' } } };
    expect((await service.call('POST', '/api/v1/users', { headers, body })).status).toBe(401);
  });

  it('is taken again once the user is active again', async () => {
    const user = await service.seedUser();
    const headers = await tokenOf(user, new Date());
    await setDeactivated(user, true);
    expect((await service.call('GET', target, { headers })).status).toBe(401);
    await setDeactivated(user, false);
    expect((await service.call('GET', target, { headers })).status).toBe(404);
  });

  it('is not kept for longer because its use is noted meanwhile', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const user = await service.seedUser();
    const headers = await tokenOf(user);
    await askAt(headers, start);
    // Cached 30 seconds before the hour after which the next use is noted.
    const hour = 3_600_000;
    expect((await askAt(headers, later(hour - 30_000))).status).toBe(404);
    await setDeactivated(user, true);
    expect((await askAt(headers, later(hour + 10_000))).status).toBe(404);
    expect((await askAt(headers, later(hour + 30_000))).status).toBe(401);
  });

  it('costs no round trip while it is cached, and one for token and user together after that', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const headers = await tokenOf(await service.seedUser());
    await askAt(headers, start);
    // What is asked for is not there; the second round trip looks whether it was deleted.
    expect(costOf(await askAt(headers, later(1_000)))).toMatchObject({ requests: 2, roundTrips: 2 });
    expect(costOf(await askAt(headers, later(50_000)))).toMatchObject({ requests: 4 });
    const body = { data: { type: 'user', attributes: { display_name: 'X' } } };
    const create = async (moment: Date) => {
      vi.setSystemTime(moment);
      return costOf(await service.call('POST', '/api/v1/users', { headers, body }));
    };
    expect(await create(later(51_000))).toMatchObject({ requests: 1, roundTrips: 1 });
    expect(await create(later(100_000))).toMatchObject({ requests: 3, roundTrips: 2 });
  });
});
