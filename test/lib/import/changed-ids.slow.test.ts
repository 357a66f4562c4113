import { expect, it } from 'vitest';
import { countsOf, toSummary } from '../../../lib/import/report/summary.ts';
import { runImport } from '../../../lib/import/run/run.ts';
import { openCanvas } from './support/canvas.ts';
import type { Texts } from './support/one-roster-set.ts';
import { folderOf } from './support/sets.ts';
import { nothing, totals } from './support/totals.ts';

const [user, student, section] = ['user', 'course_evaluation_student', 'course_evaluation_section'];

const changed = (...rows: string[]): string =>
  ['old_id,new_id,old_integration_id,new_integration_id,type', ...rows, ''].join('\n');

/** A set of three people and two sections, under other ids where they are said. */
const setOf = (ids: Readonly<Record<string, string>> = {}): Texts => {
  const texts = {
    'terms.csv': 'term_id,name,status,end_date\nfall,Fall,active,2999-12-31\n',
    'courses.csv': 'course_id,short_name,term_id,status\nC,C 1,fall,active\nD,D 1,fall,active\n',
    'sections.csv': 'section_id,course_id,name,status\ns1,C,One,active\ns2,D,Two,active\n',
    'users.csv': 'user_id,login_id,status\np1,one,active\np2,two,active\np3,three,active\n',
    'enrollments.csv': 'section_id,user_id,role,status\ns1,p1,student,active\ns2,p3,teacher,active\n',
  };
  const renamed = (text: string): string => text.replaceAll(/\b[ps]\d\b/g, (id) => ids[id] ?? id);
  return Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, renamed(text)]));
};

const complete = { removeMissing: true, threshold: 100 };

it.each<[string, Readonly<Record<string, string>>, string[]]>([
  ['allows two records to change places', { p1: 'p2', p2: 'p1' }, ['p1,t,,,user', 'p2,p1,,,user', 't,p2,,,user']],
  ['gives an id to another record', { p1: 'p9', p2: 'p1' }, ['p1,p9,,,user', 'p2,p1,,,user']],
  ['goes along a chain', { s2: 's9' }, ['s2,x,,,section', 'x,s9,,,section']],
])('a set that %s removes nobody, does nothing again, and is foretold by a dry run', async (_what, ids, rows) => {
  const { service, recordOf } = await openCanvas();
  await runImport(service.store, { location: folderOf(setOf()) });
  const before = await recordOf(student, 'p1');
  const location = folderOf({ ...setOf(ids), 'change_sis_id.csv': changed(...rows) });

  const dry = await runImport(service.store, { location, ...complete, dryRun: true });
  const real = await runImport(service.store, { location, ...complete });
  expect(toSummary(dry)).toEqual(toSummary(real));
  expect(totals(real)).toMatchObject({ created: 0, rejected: 0 });
  for (const kind of [user, student, 'enrolments']) expect(countsOf(real, kind).removed).toBe(0);

  const again = await runImport(service.store, { location, ...complete });
  expect(totals(again)).toEqual(nothing);
  const after = await recordOf(student, 'p1' in ids ? ids.p1 : 'p1');
  expect(after).toMatchObject({ id: before.id, user: before.user, sections: before.sections });
});

it('leaves the student of a refused row to its user', async () => {
  const { service, recordOf } = await openCanvas();
  await runImport(service.store, { location: folderOf(setOf()) });
  // p2 is a user and no student.
  const location = folderOf({ 'change_sis_id.csv': changed('p1,p2,,,user') });
  const { rejections } = await runImport(service.store, { location });
  expect(rejections).toMatchObject([{ line: 2, reason: 'the new id belongs to another record already' }]);
  expect((await recordOf(student, 'p1')).user).toBe((await recordOf(user, 'p1')).id);
  await expect(recordOf(student, 'p2')).rejects.toThrow();
});

it('a section that had gone comes back under its new id', async () => {
  const { service, recordOf } = await openCanvas();
  const gone = { ...setOf(), 'sections.csv': 'section_id,course_id,name,status\ns1,C,One,deleted\n' };
  await runImport(service.store, { location: folderOf(setOf()) });
  await runImport(service.store, { location: folderOf(gone) });
  expect(await recordOf(section, 's1')).toMatchObject({ withdrawn: true });
  await runImport(service.store, {
    location: folderOf({ ...setOf({ s1: 's9' }), 'change_sis_id.csv': changed('s1,s9,,,section') }),
  });
  expect((await recordOf(section, 's9')).withdrawn).toBeUndefined();
});

it('an account under a new id keeps the employments of its administrators', async () => {
  const { service } = await openCanvas();
  const setOfAccount = (account: string): Texts => ({
    ...setOf(),
    'accounts.csv': `account_id,parent_account_id,name,status\n${account},,Arts,active\n`,
    'admins.csv': `user_id,account_id,role,status\np1,${account},AccountAdmin,active\n`,
  });
  await runImport(service.store, { location: folderOf(setOfAccount('arts')) });
  const location = folderOf({ ...setOfAccount('fine'), 'change_sis_id.csv': changed('arts,fine,,,account') });
  const report = await runImport(service.store, { location, ...complete });
  expect(countsOf(report, 'employment')).toMatchObject({ created: 0, unchanged: 1, removed: 0 });
});

it('a course under a new id gives its term to sections of later sets that do not name it', async () => {
  const { service, recordOf } = await openCanvas();
  await runImport(service.store, { location: folderOf(setOf()) });
  await runImport(service.store, { location: folderOf({ 'change_sis_id.csv': changed('C,C9,,,course') }) });
  const sections = 'section_id,course_id,name,status\ns3,C9,Three,active\n';
  await runImport(service.store, { location: folderOf({ 'sections.csv': sections }) });
  const [first, third] = [await recordOf(section, 's1'), await recordOf(section, 's3')];
  expect([third.course, third.term]).toEqual([first.course, first.term]);
});
