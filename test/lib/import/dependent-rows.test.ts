import { expect, it } from 'vitest';
import { toSummary } from '../../../lib/import/report/summary.ts';
import { runImport } from '../../../lib/import/run/run.ts';
import { startService } from '../../support/service.ts';
import { collegeText, zipCollege } from './support/one-roster-set.ts';
import { folderOf } from './support/sets.ts';

const service = await startService();

it('says how many rows depend on a rejected one, and how to continue', async () => {
  const report = await runImport(service.store, {
    location: folderOf({
      'terms.csv':
        'term_id,name,start_date,end_date\nT1,Autumn,2026-09-31,2027-01-31\nT2,Spring,2027-02-01,2027-05-31\n',
      'courses.csv': 'course_id,short_name,term_id\nC1,MU 1,T1\nC2,MU 2,T2\n',
      'sections.csv': 'section_id,course_id,name\nS1,C1,01\nS2,C2,01\n',
      'users.csv': 'user_id,full_name\nU1,Una Eins\n',
      'enrollments.csv': 'section_id,user_id,role\nS1,U1,student\nS2,U1,student\n,U1,student\n',
    }),
  });
  expect(report.rejected).toBe(5);
  const text = 'rows were rejected because they depend on terms.csv, line 2; correct that row and import the set again';
  expect(toSummary(report).notes).toEqual([{ text, count: 3 }]);
});

it('says so of OneRoster sessions too', async () => {
  const sessions = collegeText('academicSessions.csv').replaceAll(/\d{4}-12-\d{2}/g, '2026-12-32');
  const report = await runImport(service.store, { location: zipCollege({ 'academicSessions.csv': sessions }) });
  const notes = toSummary(report).notes.filter(({ text }) => text.includes('depend on academicSessions.csv, line'));
  expect(notes).not.toEqual([]);
});
