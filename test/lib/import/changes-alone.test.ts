import { expect, it } from 'vitest';
import { runImport } from '../../../lib/import/run/run.ts';
import { keyOf } from '../../../lib/store/keys.ts';
import { startService } from '../../support/service.ts';
import { collegeText, zipCollege } from './support/one-roster-set.ts';
import { folderOf } from './support/sets.ts';

it('gives a new user of a set of changes the department that an earlier set has named', async () => {
  const { store } = await startService();
  await runImport(store, { location: zipCollege() });
  const idOf = async (type: string, sourceId: string): Promise<string> =>
    String((await store.get(keyOf.sourceId('oneroster', type, sourceId)))?.record_id);
  const changes = {
    'manifest.csv': 'propertyName,value\noneroster.version,1.2\nfile.users,delta\nfile.roles,delta\n',
    'users.csv': `${collegeText('users.csv').split('\n')[0]}\nu-new,,,true,,,Nia,New,,,,,,,,,,,,,,\n`,
    'roles.csv': `${collegeText('roles.csv').split('\n')[0]}\nr-1,,,u-new,,aide,,,college,\nr-2,,,u-new,,teacher,,,science,\n`,
  };
  const report = await runImport(store, { location: folderOf(changes) });
  expect([report.rejections, report.warnings]).toEqual([[], []]);
  const user = await store.read({ type: 'user', id: await idOf('user', 'u-new') });
  const profile = await store.read({ type: 'profile', id: String(user?.profile) });
  expect(profile?.department).toBe(await idOf('department', 'science'));
});
