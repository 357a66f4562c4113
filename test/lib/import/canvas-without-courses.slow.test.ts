import { expect, it } from 'vitest';
import { countsOf } from '../../../lib/import/report/summary.ts';
import { runImport } from '../../../lib/import/run/run.ts';
import { openCanvas, own } from './support/canvas.ts';
import { folderOf } from './support/sets.ts';

it('misses enrolments in the terms of its sections also where an earlier set has named their courses', async () => {
  const { service, load } = await openCanvas();
  await load();
  const rows = own['enrollments.csv']?.split('\n') ?? [];
  const lost = rows.find((row) => row.startsWith(',s-') && row.includes(',student,')) ?? '';
  const files = {
    'users.csv': own['users.csv'],
    'logins.csv': own['logins.csv'],
    'sections.csv': own['sections.csv'],
    'enrollments.csv': rows.filter((row) => row !== lost).join('\n'),
  };
  const report = await runImport(service.store, { location: folderOf(files), removeMissing: true, threshold: 100 });
  expect([report.missing.get('enrolments')?.missing, countsOf(report, 'enrolments').removed]).toEqual([1, 1]);
});
