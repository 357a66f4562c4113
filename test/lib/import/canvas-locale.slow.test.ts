import { expect, it } from 'vitest';
import { runImport } from '../../../lib/import/run/run.ts';
import { startService } from '../../support/service.ts';
import { folderOf } from './support/sets.ts';

const service = await startService();

const load = (users: string) => runImport(service.store, { location: folderOf({ 'users.csv': users }) });

const languages = async (): Promise<unknown> => {
  const { document } = await service.call('GET', '/api/v1/users?sort=created_at');
  const entries = document.data.map(({ attributes }: { attributes: Readonly<Record<string, unknown>> }) => [
    attributes.primary_employee_id,
    attributes.preferred_language,
  ]);
  return Object.fromEntries(entries);
};

it('reads the language of a person from Canvas, which an absent column leaves and an empty cell clears', async () => {
  const first = await load('user_id,short_name,locale\nu1,Ada,de\nu2,Bo,zh_hans\nu3,Cy,english please\nu4,Di,\n');
  expect(first).toMatchObject({ rejected: 0 });
  expect(await languages()).toEqual({ u1: 'de', u2: 'zh-Hans', u3: null, u4: null });
  await load('user_id,short_name\nu1,Ada L.\nu2,Bo\n');
  expect(await languages()).toMatchObject({ u1: 'de', u2: 'zh-Hans' });
  await load('user_id,short_name,locale\nu1,Ada L.,\nu2,Bo,wrong tag\n');
  expect(await languages()).toMatchObject({ u1: null, u2: 'zh-Hans' });
});

it('warns of a locale that is no language', async () => {
  const { warnings } = await load('user_id,short_name,locale\nu5,Eve,klingon?\n');
  expect(warnings).toMatchObject([{ file: 'users.csv', line: 2, column: 'locale' }]);
});
