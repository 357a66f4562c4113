import { describe, expect, it } from 'vitest';
import { scopes } from '../../../../lib/access/scopes.ts';
import { issueToken, revokeToken } from '../../../../lib/access/tokens.ts';
import type { Store } from '../../../../lib/store/store.ts';
import { openDeployedTable } from '../../support/facet.ts';

const user = { kind: 'user', id: '01a1f873-f593-733c-bbdd-02ff9f3e5ecc' } as const;

const issueThree = async (store: Store) => {
  const now = new Date();
  const longAgo = new Date('2020-01-01T12:30:00Z');
  const active = await issueToken(store, { name: 'nightly sync', scopes, now });
  const expired = await issueToken(store, { name: 'old', scopes: ['cases:read'], principal: user, now: longAgo });
  const revoked = await issueToken(store, { name: 'leaked', scopes: ['people:read', 'users:write'], now });
  await revokeToken(store, revoked.record.id, now);
  return [active, expired, revoked] as const;
};

describe('token list', () => {
  it('shows what is known of each token in columns', async () => {
    const { facet, store } = await openDeployedTable();
    const [active, expired, revoked] = await issueThree(store);
    const { status, stdout, stderr } = await facet(['token', 'list']);
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    const [titles, ...rows] = stdout
      .trimEnd()
      .split('\n')
      .map((line) => line.split(/ {2,}/));
    expect(titles).toEqual(['ID', 'NAME', 'SCOPES', 'PRINCIPAL', 'CREATED', 'EXPIRES', 'LAST USED', 'STATE']);
    const dates = [expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\dZ$/), expect.any(String), 'never'];
    const expiredDates = ['2020-01-01T12:30Z', '2020-03-31T12:30Z', 'never'];
    expect(rows).toEqual([
      [active.record.id, 'nightly sync', 'all', 'integration', ...dates, 'active'],
      [expired.record.id, 'old', 'cases:read', `user ${user.id}`, ...expiredDates, 'expired'],
      [revoked.record.id, 'leaked', 'people:read,users:write', 'integration', ...dates, 'revoked'],
    ]);
  });

  it.each([[['token', 'list']], [['token', 'list', '--json']]])('%j shows no secret and no hash', async (args) => {
    const { facet, store } = await openDeployedTable();
    const issued = await issueThree(store);
    const { stdout } = await facet(args);
    for (const { token, record } of issued) {
      expect(stdout).toContain(record.id);
      expect(stdout).not.toContain(token.slice(-43));
      expect(stdout).not.toContain(record.hash);
    }
  });

  it('prints JSON for scripts', async () => {
    const { facet, store } = await openDeployedTable();
    const issued = await issueThree(store);
    const shown = JSON.parse((await facet(['token', 'list', '--json'])).stdout) as Record<string, unknown>[];
    expect(shown.map(({ state }) => state)).toEqual(['active', 'expired', 'revoked']);
    const { hash: _hash, ...record } = issued[0].record;
    expect(shown[0]).toEqual({ ...record, state: 'active' });
  });
});
