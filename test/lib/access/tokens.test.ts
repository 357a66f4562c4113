import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Scope } from '../../../lib/access/scopes.ts';
import { formatToken, hashSecret, matchesHash, newSecret, parseToken } from '../../../lib/access/token-format.ts';
import { readToken, readTokens } from '../../../lib/access/token-record.ts';
import { issueToken, revokeToken, rotateToken, TokenError } from '../../../lib/access/tokens.ts';
import { expectRefusal } from '../../support/expectations.ts';
import { itInProcess } from '../../support/routes-under-test.ts';
import { startService } from '../../support/service.ts';

const service = await startService();
const { store } = service;
const start = new Date('2026-03-01T12:00:00.000Z');
const later = (ms: number) => new Date(start.getTime() + ms);
const issue = (more: object = {}) =>
  issueToken(store, { name: 'Nightly', scopes: ['people:read'] as Scope[], now: start, ...more });

const readFolder = (token: string) =>
  service.call('GET', '/api/v1/employments/01890a5d-ac96-774b-bcce-b302099a8057', {
    headers: { authorization: `Bearer ${token}` },
  });

const statusAt = async (token: string, moment: Date) => {
  vi.setSystemTime(moment);
  return (await readFolder(token)).status;
};

afterEach(() => {
  vi.useRealTimers();
});

describe('the text of a token', () => {
  it('is facet_<id>_<secret>, whose parts come back', () => {
    const parts = { id: '0'.repeat(32), secret: newSecret() };
    expect(formatToken(parts)).toMatch(/^facet_[0-9a-f]{32}_[A-Za-z0-9_-]{43}$/);
    expect(parseToken(formatToken(parts))).toEqual(parts);
  });

  it.each(['', 'facet_', 'facet_x_y', `facet_${'0'.repeat(32)}_short`, `other_${'0'.repeat(32)}_${'x'.repeat(43)}`])(
    'is not "%s"',
    (text) => {
      expect(parseToken(text)).toBeUndefined();
    },
  );

  it('has a secret of 256 bits that only its own hash matches', () => {
    const [secret, other] = [newSecret(), newSecret()];
    expect(Buffer.from(secret, 'base64url')).toHaveLength(32);
    expect(matchesHash(secret, hashSecret(secret))).toBe(true);
    expect(matchesHash(other, hashSecret(secret))).toBe(false);
    expect(matchesHash(secret, '')).toBe(false);
  });
});

describe('issuing a token', () => {
  it('keeps all but the secret, and lives 90 days', async () => {
    const { token, record } = await issue();
    expect(record).toMatchObject({
      name: 'Nightly',
      scopes: ['people:read'],
      principal: { kind: 'integration' },
      created_at: '2026-03-01T12:00:00.000Z',
      expires_at: '2026-05-30T12:00:00.000Z',
      last_used_at: null,
      revoked_at: null,
    });
    expect(await readToken(store, record.id)).toEqual(record);
    expect(JSON.stringify(await readTokens(store))).not.toContain(parseToken(token)?.secret);
  });

  it.each([0, 366, 1.5, Number.NaN])('refuses a life of %s days', async (expiresInDays) => {
    await expect(issue({ expiresInDays })).rejects.toThrow(TokenError);
  });

  it('refuses no name and no scopes', async () => {
    await expect(issue({ name: ' ' })).rejects.toThrow('a token needs a name');
    await expect(issue({ scopes: [] })).rejects.toThrow('a token needs at least one scope');
  });
});

describe('using a token', () => {
  itInProcess('works until it expires', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const { token } = await issue({ expiresInDays: 1 });
    expect(await statusAt(token, later(86_399_999))).toBe(404);
    expect(await statusAt(token, later(86_400_000))).toBe(401);
  });

  itInProcess('notes the use at most once an hour', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const { token, record } = await issue();
    const lastUse = async (moment: Date) => {
      await statusAt(token, moment);
      return (await readToken(store, record.id))?.last_used_at;
    };
    expect(await lastUse(later(1_000))).toBe(later(1_000).toISOString());
    expect(await lastUse(later(3_600_000))).toBe(later(1_000).toISOString());
    expect(await lastUse(later(3_700_000))).toBe(later(3_700_000).toISOString());
  });

  it('needs no look-up while it is cached', async () => {
    const { token } = await issueToken(store, { name: 'Cached', scopes: ['people:read'], now: new Date() });
    await readFolder(token);
    const { headers } = await readFolder(token);
    // The employment, which is not there, and whether it was deleted.
    expect(headers['server-timing']).toContain('2 requests');
  });
});

describe('revoking a token', () => {
  itInProcess('is seen within 60 seconds where the token is cached, at once elsewhere', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const { token, record } = await issue();
    expect(await statusAt(token, start)).toBe(404);
    await revokeToken(store, record.id, later(1_000));
    expect(await statusAt(token, later(60_000))).toBe(401);
    const fresh = await issue();
    await revokeToken(store, fresh.record.id, start);
    expect(await statusAt(fresh.token, start)).toBe(401);
  });

  it('keeps the moment of the first revocation', async () => {
    const { record } = await issue();
    await revokeToken(store, record.id, later(1));
    expect((await revokeToken(store, record.id, later(2))).revoked_at).toBe(later(1).toISOString());
  });

  it('refuses a token that does not exist', async () => {
    await expect(revokeToken(store, 'f'.repeat(32), start)).rejects.toThrow('there is no token');
  });
});

describe('rotating a token', () => {
  itInProcess('issues one like it with as long a life, and revokes the old one', async () => {
    const old = await issue({ expiresInDays: 30, scopes: ['people:read', 'folders:read'] });
    const { token, record } = await rotateToken(store, old.record.id, later(5_000));
    expect(record).toMatchObject({ name: 'Nightly', scopes: ['people:read', 'folders:read'] });
    expect(Date.parse(record.expires_at) - Date.parse(record.created_at)).toBe(30 * 86_400_000);
    vi.useFakeTimers({ toFake: ['Date'] });
    expect(await statusAt(token, later(6_000))).toBe(404);
    expect(await statusAt(old.token, later(6_000))).toBe(401);
  });

  it('gives no more and no less life than the old one had, also where that was no whole days', async () => {
    for (const hours of [2, 20, 40]) {
      const lifetime = hours * 3_600_000;
      const old = await issue({ expiresAt: new Date(start.getTime() + lifetime).toISOString() });
      const { record } = await rotateToken(store, old.record.id, later(5_000));
      expect(Date.parse(record.expires_at) - Date.parse(record.created_at)).toBe(lifetime);
    }
  });

  it('makes one new token, however many ask for it at once', async () => {
    const { record } = await issue({ name: 'Wanted' });
    const asked = await Promise.allSettled(Array.from({ length: 8 }, () => rotateToken(store, record.id, later(1))));
    expect(asked.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const wanted = (await readTokens(store)).filter(({ name }) => name === 'Wanted');
    expect(wanted.map(({ revoked_at }) => revoked_at === null).sort()).toEqual([false, true]);
  });

  it('refuses a revoked token', async () => {
    const { record } = await issue();
    await revokeToken(store, record.id, start);
    await expect(rotateToken(store, record.id, start)).rejects.toThrow('is revoked');
  });
});

describe('a token with another secret', () => {
  it('is refused like an unknown one', async () => {
    const { record } = await issue();
    const forged = await readFolder(formatToken({ id: record.id, secret: newSecret() }));
    const unknown = await readFolder(formatToken({ id: 'f'.repeat(32), secret: newSecret() }));
    const expected = { detail: 'A valid access token is required', code: 'unauthorized' };
    for (const answer of [forged, unknown]) expectRefusal(answer, 401, expected);
    expect(forged.text).toBe(unknown.text);
  });
});
