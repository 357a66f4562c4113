import { expect, it } from 'vitest';
import { runImport } from '../../../lib/import/run/run.ts';
import { openCanvas } from './support/canvas.ts';
import { folderOf } from './support/sets.ts';

it('takes back enrolments and withdrawals by hand, and leaves a cancelled class alone', async () => {
  const { service, recordOf } = await openCanvas();
  const location = folderOf({
    'terms.csv': 'term_id,name,status,end_date\nfall,Fall,active,2999-12-31\n',
    'courses.csv': 'course_id,short_name,term_id,status\nC,C 1,fall,active\n',
    'sections.csv': 'section_id,course_id,name,status\ns1,C,One,active\ns2,C,Two,active\n',
    'users.csv': 'user_id,login_id,status\np1,one,active\np2,two,active\n',
    'enrollments.csv': 'section_id,user_id,role,status\ns1,p1,student,active\ns2,p2,student,active\n',
  });
  await runImport(service.store, { location });
  const [one, two] = [
    await recordOf('course_evaluation_section', 's1'),
    await recordOf('course_evaluation_section', 's2'),
  ];
  const student = await recordOf('course_evaluation_student', 'p1');
  const path = `/api/v1/course_evaluation_students/${student.id}/relationships/sections`;
  const name = ({ id }: { readonly id: string }) => ({ data: [{ type: 'course_evaluation_section', id }] });
  expect((await service.call('POST', path, { body: name(two) })).status).toBeLessThan(300);
  expect((await service.call('DELETE', path, { body: name(one) })).status).toBeLessThan(300);
  const data = { type: 'course_evaluation_section', id: two.id, attributes: { cancelled: true } };
  await service.call('PATCH', `/api/v1/course_evaluation_sections/${two.id}`, { body: { data } });

  const taken = async () => Object.keys(Object((await recordOf('course_evaluation_student', 'p1')).sections)).sort();
  await runImport(service.store, { location });
  expect(await taken()).toEqual([one.id, two.id].sort());
  await runImport(service.store, { location, removeMissing: true, threshold: 100 });
  expect(await taken()).toEqual([one.id]);
  expect(await recordOf('course_evaluation_section', 's2')).toMatchObject({ cancelled: true });
});
