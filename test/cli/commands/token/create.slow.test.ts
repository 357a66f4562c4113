import { describe, expect, it } from 'vitest';
import { authenticate, bearerToken } from '../../../../lib/access/authenticate.ts';
import { scopes } from '../../../../lib/access/scopes.ts';
import { parseToken } from '../../../../lib/access/token-format.ts';
import { readTokens } from '../../../../lib/access/token-record.ts';
import { createUser } from '../../../../lib/domain/people/create-user.ts';
import { readChange } from '../../../../lib/model/validation/read-change.ts';
import { user } from '../../../../lib/resources/people/user.ts';
import { keyOf } from '../../../../lib/store/keys.ts';
import { changeStep } from '../../../../lib/store/steps.ts';
import { openDeployedTable } from '../../support/facet.ts';

const create = (...options: string[]): string[] => ['token', 'create', '--name', 'payroll', ...options];

const daysBetween = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / 86_400_000;

describe('token create', () => {
  it('prints nothing but the token on standard output, and the API takes it', async () => {
    const { program, store } = await openDeployedTable();
    const { status, stdout, stderr } = await program(create('--scope', 'people:read,users:write'));
    const { id = '', secret = '' } = parseToken(stdout.trim()) ?? {};
    expect({ status, lines: stdout.split('\n').length }).toEqual({ status: 0, lines: 2 });
    expect(stderr).toContain(`Token "payroll", id ${id}, scopes: people:read,users:write; expires `);
    expect(stderr).not.toContain(secret);
    const { record } = await authenticate(store, bearerToken(stdout.trim()), new Date());
    expect(record).toMatchObject({ scopes: ['people:read', 'users:write'], principal: { kind: 'integration' } });
    expect(daysBetween(record.created_at, record.expires_at)).toBe(90);
  });

  it('keeps nothing of the secret in the table', async () => {
    const { facet, store } = await openDeployedTable();
    const { stdout } = await facet(create('--all-scopes'));
    const secret = parseToken(stdout.trim())?.secret ?? '';
    expect(secret).toHaveLength(43);
    expect(JSON.stringify(await readTokens(store))).not.toContain(secret);
  });

  it('takes scopes as a list, a length of life, and prints JSON', async () => {
    const { facet } = await openDeployedTable();
    const args = create('--scopes', 'people:read,finance:write', '--expires-in-days', '7', '--json');
    const shown = JSON.parse((await facet(args)).stdout) as Record<string, string>;
    expect(parseToken(shown.token ?? '')?.id).toBe(shown.id);
    expect(shown).toMatchObject({ name: 'payroll', scopes: ['people:read', 'finance:write'], revoked_at: null });
    expect(shown).not.toHaveProperty('hash');
    expect(daysBetween(shown.created_at ?? '', shown.expires_at ?? '')).toBe(7);
  });

  it('acts on behalf of a user who exists', async () => {
    const { facet, store } = await openDeployedTable();
    const change = readChange(user, { attributes: { display_name: 'Ada' }, relationships: {} }, { creates: true });
    const { id } = await createUser(store, change, { now: new Date() });
    expect(await facet(create('--all-scopes', '--user', id.toUpperCase()))).toMatchObject({ status: 0 });
    expect(await readTokens(store)).toMatchObject([{ principal: { kind: 'user', id }, scopes }]);
  });

  it.each(['import:read', 'import:write'])('refuses to let a user import: %s', async (scope) => {
    const { facet, store } = await openDeployedTable();
    const change = readChange(user, { attributes: { display_name: 'Ada' }, relationships: {} }, { creates: true });
    const { id } = await createUser(store, change, { now: new Date() });
    const { status, stdout, stderr } = await facet(create('--scopes', `people:read,${scope}`, '--user', id));
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
    expect(stderr).toContain(`The scope "${scope}" is for integrations only: leave out --user, or the scope.`);
    expect(await readTokens(store)).toEqual([]);
  });

  it('refuses a user who is deactivated', async () => {
    const { facet, store } = await openDeployedTable();
    const change = readChange(user, { attributes: { display_name: 'Ada' }, relationships: {} }, { creates: true });
    const record = await createUser(store, change, { now: new Date() });
    const set = [[['deactivated'], true]] as const;
    await store.write([changeStep(keyOf.record(record), { set }, () => 'gone')]);
    const { status, stderr } = await facet(create('--scope', 'people:read', '--user', record.id));
    expect({ status, stderr }).toEqual({ status: 1, stderr: `The user with the id "${record.id}" is deactivated.\n` });
  });

  it.each(['01a1f873-f593-733c-bbdd-02ff9f3e5ecc', 'ada'])('refuses the unknown user %s', async (id) => {
    const { facet, store } = await openDeployedTable();
    const { status, stdout, stderr } = await facet(create('--all-scopes', '--user', id));
    expect({ status, stdout, stderr }).toEqual({
      status: 1,
      stdout: '',
      stderr: `There is no user with the id "${id}".\n`,
    });
    expect(await readTokens(store)).toEqual([]);
  });

  it.each([
    [create('--scope', 'people:delete'), 'There is no scope "people:delete".'],
    [create('--scopes', 'people:read,'), 'There is no scope "".'],
    [create(), 'Give either the scopes of the token or --all-scopes.'],
    [create('--all-scopes', '--scope', 'people:read'), 'Give either the scopes'],
    [create('--all-scopes', '--expires-in-days', '0'), '--expires-in-days takes a whole number from 1 to 365.'],
    [create('--all-scopes', '--expires-in-days', '366'), '--expires-in-days takes'],
    [create('--all-scopes', '--expires-in-days', '1.5'), '--expires-in-days takes'],
    [['token', 'create', '--all-scopes'], 'Say what the token is for: --name NAME.'],
    [['token', 'create', '--all-scopes', '--name', ' '], 'Say what the token is for'],
  ])('refuses %j', async (args, reason) => {
    const { facet, store } = await openDeployedTable();
    const { status, stdout, stderr } = await facet(args);
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
    expect(stderr).toContain(reason);
    for (const scope of scopes) expect(stderr).toContain(scope);
    expect(await readTokens(store)).toEqual([]);
  });
});
