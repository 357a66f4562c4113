import { expect, it } from 'vitest';
import { runImport } from '../../../../lib/import/run/run.ts';
import { openCanvas } from '../support/canvas.ts';
import { folderOf } from '../support/sets.ts';

const terms = [
  'term_id,name,status,start_date,end_date',
  'past,Past,active,2020-01-01,2020-06-30',
  'fall,Fall,active,2020-08-01,2999-12-31',
  'later,Later,active,2999-01-01,2999-06-30',
  'open,Open,active,,',
];
const courses = ['course_id,short_name,term_id,status'];
const sections = ['section_id,course_id,name,status'];
const enrolments = ['section_id,user_id,role,status'];
for (const term of ['past', 'fall', 'later', 'open']) {
  courses.push(`c-${term},C 1,${term},active`);
  sections.push(`s-${term},c-${term},One,active`);
  enrolments.push(`s-${term},p1,student,active`);
}

const setOf = (...kept: readonly string[]) => {
  const of = (rows: readonly string[]) =>
    rows.filter((row, index) => index === 0 || kept.some((term) => row.includes(`-${term},`))).join('\n');
  return folderOf({
    'terms.csv': terms.join('\n'),
    'courses.csv': of(courses),
    'sections.csv': of(sections),
    'users.csv': 'user_id,login_id,status\np1,one,active',
    'enrollments.csv': of(enrolments),
  });
};

it('misses what is gone of the terms that a set lists, but for those that have ended', async () => {
  const { service, recordOf } = await openCanvas();
  await runImport(service.store, { location: setOf('past', 'fall', 'later', 'open') });
  const report = await runImport(service.store, { location: setOf('fall'), removeMissing: true, threshold: 100 });
  expect(report.missing.get('course_evaluation_section')).toEqual({ known: 3, missing: 2 });
  expect(report.missing.get('enrolments')).toEqual({ known: 3, missing: 2 });
  const left = Object.keys(Object((await recordOf('course_evaluation_student', 'p1')).sections));
  const kept = await Promise.all(['s-past', 's-fall'].map((id) => recordOf('course_evaluation_section', id)));
  expect(left.sort()).toEqual(kept.map(({ id }) => id).sort());
});

it('counts a term that has ended when a set has classes in it', async () => {
  const { service } = await openCanvas();
  await runImport(service.store, { location: setOf('past', 'fall') });
  const report = await runImport(service.store, { location: setOf('past') });
  expect(report.missing.get('course_evaluation_section')).toEqual({ known: 2, missing: 1 });
});
