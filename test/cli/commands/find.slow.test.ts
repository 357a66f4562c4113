import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { createUser } from '../../../lib/domain/people/create-user.ts';
import { readChange } from '../../../lib/model/validation/read-change.ts';
import { user } from '../../../lib/resources/people/user.ts';
import { resources } from '../../../lib/resources/registry.ts';
import { keyOf } from '../../../lib/store/keys.ts';
import { putStep } from '../../../lib/store/steps.ts';
import type { Store } from '../../../lib/store/store.ts';
import { makeDataFolder } from '../../infra/local/support/holder.ts';
import { openDeployedTable, runFacet } from '../support/facet.ts';

const importUser = async (store: Store, source: string, sourceId: string): Promise<string> => {
  const change = readChange(user, { attributes: { display_name: 'Ada' }, relationships: {} }, { creates: true });
  const { id } = await createUser(store, change, { now: new Date() });
  await store.write([putStep(keyOf.sourceId(source, 'user', sourceId), { record_id: id }, () => 'exists')]);
  return id;
};

const idIn = (stdout: string): string => (JSON.parse(stdout) as { id: string }).id;

describe('find', () => {
  it('prints the resource object of an imported record, by the id of its source', async () => {
    const { program, store } = await openDeployedTable();
    const id = await importUser(store, 'oneroster', 'u-1');
    const { status, stdout, stderr } = await program(['find', 'user', 'u-1']);
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    expect(JSON.parse(stdout)).toMatchObject({
      type: 'user',
      id,
      attributes: { display_name: 'Ada' },
      relationships: { profile: { data: { type: 'profile' } } },
      links: { self: `/api/v1/users/${id}` },
    });
  });

  it('prints a record by its own id, in either case', async () => {
    const { facet, store } = await openDeployedTable();
    const id = await importUser(store, 'oneroster', 'u-1');
    expect(idIn((await facet(['find', 'user', id])).stdout)).toBe(id);
    expect(idIn((await facet(['find', 'user', id.toUpperCase()])).stdout)).toBe(id);
  });

  it('finds an id of a source that looks like our own', async () => {
    const { facet, store } = await openDeployedTable();
    const sourceId = '11E7C4F2-AA81-4B2E-9D3C-0D2B1C5F7A90';
    const id = await importUser(store, 'oneroster', sourceId);
    expect(idIn((await facet(['find', 'user', sourceId])).stdout)).toBe(id);
  });

  it('distinguishes one source from another', async () => {
    const { facet, store } = await openDeployedTable();
    const [one, other] = [await importUser(store, 'oneroster', 'u-1'), await importUser(store, 'canvas', 'u-1')];
    expect(idIn((await facet(['find', 'user', 'u-1', '--source', 'oneroster'])).stdout)).toBe(one);
    expect(idIn((await facet(['find', 'user', 'u-1', '--source', 'canvas'])).stdout)).toBe(other);
    expect(idIn((await facet(['find', 'user', one, '--source', 'canvas'])).stdout)).toBe(one);
    expect(await facet(['find', 'user', 'u-2', '--source', 'canvas'])).toMatchObject({ status: 1, stdout: '' });
  });

  it('does not find a record of another type', async () => {
    const { facet, store } = await openDeployedTable();
    const id = await importUser(store, 'oneroster', 'u-1');
    expect(await facet(['find', 'profile', 'u-1'])).toMatchObject({ status: 1, stdout: '' });
    expect(await facet(['find', 'profile', id])).toMatchObject({
      status: 1,
      stdout: '',
      stderr: `There is no profile "${id}", neither by its own id nor by one of "oneroster".\n`,
    });
  });

  it('refuses a type that does not exist and names all that do', async () => {
    const { facet } = await openDeployedTable();
    const { status, stdout, stderr } = await facet(['find', 'users', 'u-1']);
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
    expect(stderr).toMatch(/^There is no type "users"\.\n/);
    for (const { type } of resources) expect(stderr).toContain(`\n  ${type}\n`);
  });

  it.each([
    ['the server of the data folder', 'http://127.0.0.1:4321', 'http://127.0.0.1:4321'],
    ['the usual address when none has run', undefined, 'http://127.0.0.1:3000'],
  ])('links to %s', async (_, baseUrl, base) => {
    const env = { FACET_DATA: makeDataFolder() };
    if (baseUrl) writeFileSync(path.join(env.FACET_DATA, 'local.json'), JSON.stringify({ baseUrl }));
    const created = await runFacet(['token', 'create', '--name', 'me', '--all-scopes'], env);
    const event = JSON.stringify({
      headers: { authorization: `Bearer ${created.stdout.trim()}` },
      body: { data: { type: 'user', attributes: { display_name: 'Ada' } } },
    });
    const { stdout } = await runFacet(['invoke', 'create-user', '--event', '-'], env, event);
    const { id } = JSON.parse((JSON.parse(stdout) as { body: string }).body).data as { id: string };
    const found = await runFacet(['find', 'user', id], env);
    expect(JSON.parse(found.stdout)).toMatchObject({ links: { self: `${base}/api/v1/users/${id}` } });
  });
});
