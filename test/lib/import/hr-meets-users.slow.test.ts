import { expect, it } from 'vitest';
import { countsOf } from '../../../lib/import/report/summary.ts';
import { runImport } from '../../../lib/import/run/run.ts';
import { keyOf } from '../../../lib/store/keys.ts';
import { startService } from '../../support/service.ts';
import { zipCollege } from './support/one-roster-set.ts';
import { folderOf } from './support/sets.ts';

it('finds users who were created over HTTP by their number, where it is that of one', async () => {
  const service = await startService();
  const create = async (display_name: string, primary_employee_id: string): Promise<string> => {
    const body = { data: { type: 'user', attributes: { display_name, primary_employee_id } } };
    return (await service.call('POST', '/api/v1/users', { body })).document.data.id;
  };
  const ines = await create('Ines', '4711');
  await create('Tom', '4712');
  await create('Tom', '4712');
  const rows = ['e-1,Professor,4711', 'e-2,Lecturer,4712', 'e-3,Dean,4713'];
  const files = {
    'employments.csv': `external_id,title,user_external_id\n${rows.join('\n')}\n`,
    'workflow_groups.csv': 'external_id,name,members_external_id\ng-1,Group,4711\n',
  };
  for (const dryRun of [true, false]) {
    const report = await runImport(service.store, { location: folderOf(files), dryRun });
    expect(countsOf(report, 'employment')).toMatchObject({ created: 1, rejected: 2 });
    expect(countsOf(report, 'workflow_group')).toMatchObject({ created: 1 });
    expect(report.rejections.map(({ line, column }) => [line, column])).toEqual([
      [3, 'user_external_id'],
      [4, 'user_external_id'],
    ]);
  }
  const name = await service.store.get(keyOf.sourceId('hr', 'employment', 'e-1'));
  const employment = await service.store.read({ type: 'employment', id: String(name?.record_id) });
  const user = await service.store.read({ type: 'user', id: ines });
  expect(employment).toMatchObject({ user: ines, profile: user?.profile });

  const again = await runImport(service.store, { location: folderOf(files) });
  expect(countsOf(again, 'employment')).toMatchObject({ created: 0, changed: 0, unchanged: 1, rejected: 2 });
});

it('finds the user that a roster has given a number, also where somebody else was given it by hand', async () => {
  const { call, store } = await startService();
  await runImport(store, { location: zipCollege() });
  const attributes = { display_name: 'Not Inés', primary_employee_id: '4711' };
  expect((await call('POST', '/api/v1/users', { body: { data: { type: 'user', attributes } } })).status).toBe(201);
  const employments = 'external_id,title,user_external_id\ne-1,Professor,4711\n';
  const report = await runImport(store, { location: folderOf({ 'employments.csv': employments }) });
  expect(report.rejections).toEqual([]);
  const [ines, name] = await Promise.all([
    store.get(keyOf.sourceId('oneroster', 'user', 'u-ines')),
    store.get(keyOf.sourceId('hr', 'employment', 'e-1')),
  ]);
  const employment = await store.read({ type: 'employment', id: String(name?.record_id) });
  expect(employment?.user).toBe(ines?.record_id);
});

it('finds users by the numbers that the set has given them, not by those before', async () => {
  const { store } = await startService();
  const setOf = (number: string, chairs: string) => ({
    'accounts.csv': 'account_id,parent_account_id,name,status\nmusic,,Music,active\n',
    'users.csv': `user_id,login_id,status\n${number},ines,active\n`,
    'department_chairs.csv': `department_external_id,chair_external_id\n${chairs}`,
  });
  await runImport(store, { location: folderOf(setOf('4711', 'music,4711\n')) });
  const changed = 'old_id,new_id,type\n4711,4799,user\n';
  await runImport(store, { location: folderOf({ 'change_sis_id.csv': changed }) });

  // Missing users are found before anything is loaded: at that time the user still has the old number.
  const again = { ...setOf('4799', 'music,4711\n'), 'change_sis_id.csv': changed };
  const { rejections } = await runImport(store, { location: folderOf(again) });
  expect(rejections).toMatchObject([{ line: 2, reason: 'chair_external_id names no known user' }]);
});
