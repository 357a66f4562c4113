import { describe, expect, it } from 'vitest';
import { countsOf } from '../../../lib/import/report/summary.ts';
import { runImport } from '../../../lib/import/run/run.ts';
import { startService } from '../../support/service.ts';
import { folderOf } from './support/sets.ts';

const courses = [
  'course_id,short_name,account_id,term_id,status',
  'old,MUS 100,,fall,active',
  'present,MUS 101,,fall,active',
];
const terms = ['term_id,name,status', 'fall,Fall,active'];

const load = async (files: Readonly<Record<string, readonly string[]>>) => {
  const { store } = await startService();
  const all = { 'courses.csv': courses, 'terms.csv': terms, ...files };
  const texts = Object.entries(all).map(([name, rows]) => [name, `${rows.join('\n')}\n`] as const);
  const report = await runImport(store, { location: folderOf(Object.fromEntries(texts)) });
  const { created, rejected, skipped } = countsOf(report, 'enrolments');
  return { created, rejected, skipped, rejections: report.rejections.map(({ file, line }) => `${file} ${line}`) };
};

const enrolled = { created: 1, rejected: 0, skipped: 0, rejections: [] };

describe('of several rows of one id the one that is loaded counts for the enrolments', () => {
  const present = 's-1,present,One,active';
  const users = ['user_id,short_name,status', 'u-bea,Bea,active'];
  const loadSections = (...rows: string[]) =>
    load({
      'users.csv': users,
      'sections.csv': ['section_id,course_id,name,status', ...rows],
      'enrollments.csv': ['course_id,section_id,user_id,role,status', 'present,s-1,u-bea,student,active'],
    });

  it.each([
    ['before', [present, 's-1,old,One,deleted']],
    ['after', ['s-1,old,One,deleted', present]],
  ])('a section that is there, %s the row that says that it has gone from another course', async (_place, rows) =>
    expect(await loadSections(...rows)).toEqual(enrolled),
  );

  it('the first of two sections, the second of which is rejected', async () =>
    expect(await loadSections(present, 's-1,old,One,active')).toEqual({
      ...enrolled,
      rejections: ['sections.csv 3'],
    }));
});

it.each([
  ['before', ['u-new,int-1,Bea,active', 'u-old,int-1,Bea,deleted']],
  ['after', ['u-old,int-1,Bea,deleted', 'u-new,int-1,Bea,active']],
])('an integration_id means the user who is there, %s the one who has left it', async (_place, users) =>
  expect(
    await load({
      'users.csv': ['user_id,integration_id,short_name,status', ...users],
      'sections.csv': ['section_id,course_id,name,status', 's-1,present,One,active'],
      'enrollments.csv': ['section_id,user_integration_id,role,status', 's-1,int-1,student,active'],
    }),
  ).toEqual(enrolled),
);
