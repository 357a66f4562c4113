import { expect, it } from 'vitest';
import { readFormerAssignments } from '../../../lib/domain/evaluations/closing/former-assignments.ts';
import { countsOf } from '../../../lib/import/report/summary.ts';
import { runImport } from '../../../lib/import/run/run.ts';
import { openCanvas } from './support/canvas.ts';
import { folderOf } from './support/sets.ts';
import { nothing, totals } from './support/totals.ts';

const header = 'user_id,login_id,status';

it('takes a user who has been ended out of sections when a row says that the user has gone', async () => {
  const { service, recordOf } = await openCanvas();
  const texts = {
    'terms.csv': 'term_id,name,status,end_date\nfall,Fall,active,2999-12-31\npast,Past,active,2020-12-31\n',
    'courses.csv': 'course_id,short_name,term_id,status\nC,C 1,fall,active\nD,C 1,past,active\n',
    'sections.csv': 'section_id,course_id,name,status\ns1,C,One,active\ns2,C,Two,active\nold,D,Old,active\n',
    'users.csv': `${header}\np1,one,active\np2,two,active\n`,
    'enrollments.csv':
      'section_id,user_id,role,status\ns1,p1,student,active\nold,p1,student,active\ns2,p1,teacher,active\n',
  };
  await runImport(service.store, { location: folderOf(texts) });
  const sections = async () => Object.keys(Object((await recordOf('course_evaluation_student', 'p1')).sections));

  // A set without enrolments ends the user alone.
  const without = folderOf({ 'users.csv': `${header}\np2,two,active\n` });
  await runImport(service.store, { location: without, removeMissing: true, threshold: 100 });
  expect(await recordOf('user', 'p1')).toMatchObject({ deactivated: true });
  expect(await sections()).toHaveLength(2);

  const { document } = await service.call('GET', '/api/v1/course_evaluation_section_instructors');
  const taught = document.data.map(({ id }: { id: string }) => id);
  const location = folderOf({ 'users.csv': `${header}\np1,one,deleted\n` });
  const report = await runImport(service.store, { location });
  expect(countsOf(report, 'enrolments').removed).toBe(1);
  expect(await sections()).toEqual([(await recordOf('course_evaluation_section', 'old')).id]);
  expect(countsOf(report, 'course_evaluation_section_instructor').removed).toBe(1);
  const instructor = (await recordOf('course_evaluation_instructor', 'p1')).id;
  expect(await readFormerAssignments(service.store, taught)).toEqual([{ id: taught[0], instructor }]);

  const again = await runImport(service.store, { location });
  expect(totals(again)).toEqual(nothing);
  expect(countsOf(again, 'enrolments').removed).toBe(0);
});
