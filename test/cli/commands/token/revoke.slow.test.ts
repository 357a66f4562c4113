import { describe, expect, it } from 'vitest';
import { parseToken } from '../../../../lib/access/token-format.ts';
import { readToken, readTokens } from '../../../../lib/access/token-record.ts';
import { issueToken } from '../../../../lib/access/tokens.ts';
import { openDeployedTable } from '../../support/facet.ts';

const wanted = { name: 'payroll', scopes: ['people:read'], expiresInDays: 30 } as const;
const unknownId = '0'.repeat(32);

describe('token revoke', () => {
  it('revokes a token; a second time keeps the first moment', async () => {
    const { facet, store } = await openDeployedTable();
    const { id } = (await issueToken(store, { ...wanted, now: new Date() })).record;
    const { status, stdout } = await facet(['token', 'revoke', id]);
    expect(status).toBe(0);
    expect(stdout).toMatch(`Token ${id} was revoked at `);
    const { revoked_at } = (await readToken(store, id)) ?? {};
    expect(revoked_at).toMatch(/Z$/);
    expect(await facet(['token', 'revoke', id])).toMatchObject({ status: 0, stdout });
    expect(await readToken(store, id)).toMatchObject({ revoked_at });
  });
});

describe.each(['revoke', 'rotate'])('token %s', (command) => {
  it('takes the id as the API shows it, a UUID', async () => {
    const { facet, store } = await openDeployedTable();
    const { id } = (await issueToken(store, { ...wanted, now: new Date() })).record;
    const uuid = id.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
    expect(await facet(['token', command, uuid])).toMatchObject({ status: 0 });
    expect(await readToken(store, id)).toMatchObject({ revoked_at: expect.any(String) });
  });
});

describe('token rotate', () => {
  it('prints a token like the old one and revokes the old one', async () => {
    const { facet, store } = await openDeployedTable();
    const old = await issueToken(store, { ...wanted, now: new Date() });
    const { status, stdout, stderr } = await facet(['token', 'rotate', old.record.id]);
    const { id = '', secret = '' } = parseToken(stdout.trim()) ?? {};
    expect(status).toBe(0);
    expect(stderr).toContain(`It replaces the token ${old.record.id}`);
    expect(stderr).not.toContain(secret);
    const { name, scopes, principal } = old.record;
    expect(await readToken(store, id)).toMatchObject({ name, scopes, principal, revoked_at: null });
    expect(await readToken(store, old.record.id)).toMatchObject({ revoked_at: expect.any(String) });
  });

  it('prints JSON for scripts', async () => {
    const { facet, store } = await openDeployedTable();
    const { record } = await issueToken(store, { ...wanted, now: new Date() });
    const shown = JSON.parse((await facet(['token', 'rotate', record.id, '--json'])).stdout) as { token: string };
    expect(shown).toMatchObject({ id: parseToken(shown.token)?.id, name: 'payroll', scopes: ['people:read'] });
  });

  it('refuses a token that is revoked', async () => {
    const { facet, store } = await openDeployedTable();
    const { id } = (await issueToken(store, { ...wanted, now: new Date() })).record;
    await facet(['token', 'revoke', id]);
    const { status, stdout, stderr } = await facet(['token', 'rotate', id]);
    expect({ status, stdout, stderr }).toEqual({ status: 1, stdout: '', stderr: `The token "${id}" is revoked\n` });
    expect(await readTokens(store)).toHaveLength(1);
  });
});

describe.each(['revoke', 'rotate'])('token %s', (command) => {
  it('refuses an id that no token has', async () => {
    const { facet } = await openDeployedTable();
    const { status, stderr } = await facet(['token', command, unknownId]);
    expect({ status, stderr }).toEqual({ status: 1, stderr: `There is no token with the id "${unknownId}"\n` });
  });

  it('refuses a whole token without repeating it, and says what an id is', async () => {
    const { facet, store } = await openDeployedTable();
    const { token, record } = await issueToken(store, { ...wanted, now: new Date() });
    const { status, stdout, stderr } = await facet(['token', command, token]);
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
    expect(stderr).toContain('The id is the middle part of facet_<id>_<secret>');
    expect(stderr).not.toContain(token.slice(-43));
    expect(await readToken(store, record.id)).toMatchObject({ revoked_at: null });
  });
});
