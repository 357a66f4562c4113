import { describe, expect, it } from 'vitest';
import { openSource } from '../../../lib/import/files/open-source.ts';
import { Report } from '../../../lib/import/report/report.ts';
import { toSummary } from '../../../lib/import/report/summary.ts';
import type { Checkpoint, ImportOptions } from '../../../lib/import/run/import-options.ts';
import { importSource } from '../../../lib/import/run/import-source.ts';
import { runImport } from '../../../lib/import/run/run.ts';
import { startService } from '../../support/service.ts';
import { contentOf } from '../../support/table-content.ts';
import { collegeText, type Texts, zipCollege } from './support/one-roster-set.ts';

const outcomeOf = (report: Report) => ({
  ...toSummary(report),
  rejections: report.rejections,
  missing: [...report.missing],
  notes: [...report.notes],
});

/** A night later: rows new, changed, gone, wrong; users, roles and enrolments that need each other. */
const later: Texts = {
  'users.csv': `${collegeText('users.csv')
    .replace(/^u-tom,.*\n/m, '')
    .replace(
      'Bea',
      'Beate',
    )}u-new,,,true,,,Nia,New,,,nia@hillcrest.example,,,,,,,,,,,\nu-bad,,,true,,,,,,,,,,,,,,,,,,\n`,
  'roles.csv': `${collegeText('roles.csv')}r-new,,,u-new,primary,teacher,2026-01-01,,science,\nr-bad,,,u-none,,aide,,,,\nr-end,,,u-new,,aide,2026-02-01,2026-01-01,,\n`,
  'courses.csv': `${collegeText('courses.csv')}c-new,,,,New,NEW 1,,,,"NEW 2"\n`,
  'classes.csv': `${collegeText('classes.csv')}s-new,,,New,,c-new,,,,,fall,,,\n`,
  'enrollments.csv': `${collegeText('enrollments.csv').replace(/^e-5,.*\n/m, '')}e-n1,,,s-new,,u-new,teacher,,,\ne-n2,,,s-new,,u-bea,student,,,\ne-n3,,,s-new,,u-paul,student,,,\n`,
};

describe('a dry run', () => {
  it.each<[string, Texts[], Partial<ImportOptions>]>([
    ['of a later set', [{}, later], {}],
    ['of a set whose records come back', [{}, later, {}], { removeMissing: true, threshold: 100 }],
    [
      'of a first set with rows that can not be read',
      [{ 'enrollments.csv': `${collegeText('enrollments.csv')}e-bad,what\n` }],
      { removeMissing: true },
    ],
    [
      'of changes that break a rule',
      [{}, { 'roles.csv': collegeText('roles.csv').replace('2017-08-01,', '2017-08-01,2016-01-01') }],
      {},
    ],
  ])('%s reports what the real run does, and writes nothing', async (_what, sets, options) => {
    const { store } = await startService();
    const locations = sets.map(zipCollege);
    const location = locations.pop() ?? '';
    for (const each of locations) await runImport(store, { location: each, ...options });
    const before = await contentOf(store);
    const dry = await runImport(store, { location, ...options, dryRun: true });
    expect(await contentOf(store)).toEqual(before);
    const real = await runImport(store, { location, ...options });
    expect(outcomeOf(dry)).toEqual(outcomeOf(real));
  });
});

it('can be carried out in steps, with the same outcome as at once', async () => {
  const [one, other] = [await startService(), await startService()];
  const location = zipCollege(later);
  const source = await openSource(location);
  const report = new Report();
  let [resumeAt, steps]: [Checkpoint | undefined, number] = [{ stage: 0, rows: 0 }, 0];
  for (; resumeAt !== undefined; steps += 1) {
    const startAt: Partial<ImportOptions> = steps === 0 ? {} : { startAt: resumeAt };
    ({ resumeAt } = await importSource(one.store, source, { report, ...startAt, isTimeUp: () => true }));
  }
  source.close();
  const whole = await runImport(other.store, { location });
  expect(steps).toBeGreaterThan(5);
  expect(outcomeOf(report)).toEqual(outcomeOf(whole));
});
