import { expect, it } from 'vitest';
import { usualWindow } from '../../../lib/import/formats/stages.ts';
import { countsOf } from '../../../lib/import/report/summary.ts';
import { runImport } from '../../../lib/import/run/run.ts';
import { keyOf } from '../../../lib/store/keys.ts';
import { startService } from '../../support/service.ts';
import { collegeText, zipCollege } from './support/one-roster-set.ts';

it('meets a user who was created over HTTP with the same number, and makes a second where it is not clear who is meant', async () => {
  const service = await startService();
  const create = async (display_name: string, primary_employee_id: string): Promise<string> => {
    const body = { data: { type: 'user', attributes: { display_name, primary_employee_id } } };
    return (await service.call('POST', '/api/v1/users', { body })).document.data.id;
  };
  const userOf = async (sourceId: string) =>
    (await service.store.get(keyOf.sourceId('oneroster', 'user', sourceId)))?.record_id;
  const [ines, ...toms] = [await create('Ines', '4711'), await create('Tom', '4712'), await create('Tom', '4712')];

  const report = await runImport(service.store, { location: zipCollege() });
  expect(report.rejected).toBe(0);
  expect(countsOf(report, 'user')).toMatchObject({ created: 5, changed: 1 });
  expect(await userOf('u-ines')).toBe(ines);
  expect(toms).not.toContain(await userOf('u-tom'));
  expect([...report.notes.keys()]).toContain('users were found by their primary_employee_id');

  const found = await service.call('GET', '/api/v1/users?filter[primary_employee_id]=4711,4712,none');
  expect(found.document.meta.total).toBe(4);
  expect(found.document.data[0]).toMatchObject({ id: ines, attributes: { display_name: 'Inés Moreau' } });

  // A user that the roster knows is nobody else, whatever number a further row has.
  const users = `${collegeText('users.csv')}u-new,,,true,new,{Employee:4711},New,Person,,,,,,,,,,,,,,\n`;
  const again = await runImport(service.store, { location: zipCollege({ 'users.csv': users }) });
  expect(countsOf(again, 'user')).toMatchObject({ created: 1, changed: 0, unchanged: 6 });
});

it('makes users of their own of rows with one number, however far they are from each other', async () => {
  const service = await startService();
  const body = { data: { type: 'user', attributes: { display_name: 'Ines', primary_employee_id: '4799' } } };
  const { id } = (await service.call('POST', '/api/v1/users', { body })).document.data;
  const rowOf = (name: string, number: string): string =>
    `${name},,,true,${name},{Employee:${number}},New,Person,,,,,,,,,,,,,,`;
  // They have no id and are refused, but they fill a window.
  const between = Array.from({ length: usualWindow }, () => rowOf('', 'none'));
  const rows = [rowOf('u-first', '4799'), ...between, rowOf('u-last', '4799'), ''].join('\n');
  const users = collegeText('users.csv') + rows;
  await runImport(service.store, { location: zipCollege({ 'users.csv': users }) });
  for (const sourceId of ['u-first', 'u-last']) {
    const named = await service.store.get(keyOf.sourceId('oneroster', 'user', sourceId));
    expect(named?.record_id).not.toBe(id);
  }
});
