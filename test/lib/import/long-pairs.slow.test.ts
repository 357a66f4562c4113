import { expect, it } from 'vitest';
import { countsOf } from '../../../lib/import/report/summary.ts';
import { runImport } from '../../../lib/import/run/run.ts';
import { startService } from '../../support/service.ts';
import { folderOf } from './support/sets.ts';
import { nothing, totals } from './support/totals.ts';

const faces = '😀'.repeat(130);
const account = '系'.repeat(250);

it('loads courses whose account and short_name are long texts of any script, each by itself, and finds them again', async () => {
  const { store } = await startService();
  const courses = [
    ['c-1', faces, ''],
    ['c-2', `${faces}😀`, ''],
    ['c-3', '数'.repeat(250), account],
    ['c-4', `${'数'.repeat(249)}学`, account],
  ];
  const texts = {
    'accounts.csv': `account_id,parent_account_id,name,status\n${account},,Mathematics,active\n`,
    'courses.csv': `course_id,short_name,account_id,status\n${courses.map((row) => `${row},active\n`).join('')}`,
  };
  const load = () => runImport(store, { location: folderOf(texts) });
  const report = await load();
  expect(report.rejections).toEqual([]);
  expect(countsOf(report, 'course_evaluation_course').created).toBe(4);
  expect(countsOf(report, 'course_evaluation_listing_number').created).toBe(4);
  expect(totals(await load())).toEqual(nothing);
});

it('finds employments again whose user and account are long texts of any script, and distinguishes their roles', async () => {
  const { store } = await startService();
  const [person, unit] = ['数'.repeat(200), '系'.repeat(130)];
  const texts = {
    'accounts.csv': `account_id,parent_account_id,name,status\n${account},,Mathematics,active\n${unit},,Physics,active\n`,
    'users.csv': `user_id,login_id,first_name,last_name,status\n${person},hua,Hua,Luo,active\n`,
    'admins.csv': `user_id,account_id,role,status\n${[account, unit]
      .flatMap((each) => [`${person},${each},Dean,active\n`, `${person},${each},Chair,active\n`])
      .join('')}`,
  };
  const load = () => runImport(store, { location: folderOf(texts), removeMissing: true, threshold: 100 });
  const report = await load();
  expect(report.rejections).toEqual([]);
  expect(countsOf(report, 'employment').created).toBe(4);
  const again = await load();
  expect(countsOf(again, 'employment')).toMatchObject({ unchanged: 4, removed: 0 });
  expect(again.missing.get('employment')).toEqual({ known: 4, missing: 0 });
});
