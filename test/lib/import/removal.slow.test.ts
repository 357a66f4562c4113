import { beforeEach, describe, expect, it } from 'vitest';
import { ImportStopped } from '../../../lib/import/files/import-stopped.ts';
import { countsOf } from '../../../lib/import/report/summary.ts';
import type { ImportRequest } from '../../../lib/import/run/run.ts';
import { runImport } from '../../../lib/import/run/run.ts';
import { keyOf } from '../../../lib/store/keys.ts';
import type { StoredRecord } from '../../../lib/store/record.ts';
import { startService, type TestService } from '../../support/service.ts';
import { contentOf } from '../../support/table-content.ts';
import { collegeText, type Texts, zipCollege } from './support/one-roster-set.ts';

const today = new Date().toISOString().slice(0, 10);

let service: TestService;
beforeEach(async () => {
  service = await startService();
  await load();
});

const load = (changes: Texts = {}, options: Partial<ImportRequest> = {}) =>
  runImport(service.store, { location: zipCollege(changes), ...options });
const removing = { removeMissing: true, threshold: 100 } as const;

const without = (file: string, id: string): Texts => ({
  [file]: collegeText(file)
    .split('\n')
    .filter((line) => !line.startsWith(`${id},`))
    .join('\n'),
});

const recordOf = async (type: string, sourceId: string): Promise<StoredRecord> => {
  const named = await service.store.get(keyOf.sourceId('oneroster', type, sourceId));
  const record = await service.store.read({ type, id: String(named?.record_id) });
  if (record === undefined) throw new Error(`no ${type} "${sourceId}"`);
  return record;
};

const sectionsOf = async (user: string): Promise<number> =>
  Object.keys(Object((await recordOf('course_evaluation_student', user)).sections)).length;

/** The college without Tom, his role and what he teaches, and without one enrolment. */
const shrunk: Texts = {
  ...without('users.csv', 'u-tom'),
  ...without('roles.csv', 'r-tom'),
  'enrollments.csv': collegeText('enrollments.csv')
    .split('\n')
    .filter((line) => !line.includes(',u-tom,') && !line.startsWith('e-5,'))
    .join('\n'),
};

describe('what vanishes from a complete set', () => {
  it('is reported and stays', async () => {
    const before = await contentOf(service.store);
    const report = await load(shrunk);
    expect(report.missing.get('user')).toEqual({ known: 6, missing: 1 });
    expect(report.missing.get('employment')).toEqual({ known: 3, missing: 1 });
    expect(report.missing.get('course_evaluation_section_instructor')).toEqual({ known: 4, missing: 1 });
    expect(report.missing.get('enrolments')).toEqual({ known: 3, missing: 1 });
    expect(report.missing.get('department')).toEqual({ known: 3, missing: 0 });
    expect(await contentOf(service.store)).toEqual(before);
  });

  it('is deactivated, ended or taken away when asked for, once, and back when it comes back', async () => {
    const before = await recordOf('user', 'u-tom');
    const report = await load(shrunk, removing);
    expect(countsOf(report, 'user').removed).toBe(1);
    expect(countsOf(report, 'employment').removed).toBe(1);
    expect(countsOf(report, 'course_evaluation_section_instructor').removed).toBe(1);
    expect(countsOf(report, 'enrolments').removed).toBe(1);
    expect(await recordOf('user', 'u-tom')).toMatchObject({ id: before.id, deactivated: true });
    expect(await recordOf('employment', 'r-tom')).toMatchObject({ effective_to: today });

    const content = await contentOf(service.store);
    const again = await load(shrunk, removing);
    expect([...again.missing.values()].every(({ missing }) => missing === 0)).toBe(true);
    expect(await contentOf(service.store)).toEqual(content);

    const back = await load();
    expect(countsOf(back, 'user')).toMatchObject({ created: 0, changed: 1 });
    expect(countsOf(back, 'employment')).toMatchObject({ created: 0, changed: 1 });
    expect(countsOf(back, 'course_evaluation_section_instructor').created).toBe(1);
    expect(countsOf(back, 'enrolments').created).toBe(1);
    const tom = await recordOf('user', 'u-tom');
    expect(tom.id).toBe(before.id);
    expect(tom.deactivated).toBeUndefined();
    expect((await recordOf('employment', 'r-tom')).effective_to).toBeUndefined();
    expect(countsOf(await load(), 'user')).toMatchObject({ changed: 0, unchanged: 6 });
  });

  it('is kept when others refer to it: a section, a course, a department', async () => {
    const gone = { ...without('courses.csv', 'c-optics'), ...without('orgs.csv', 'science') };
    const report = await load({ ...gone, ...without('classes.csv', 's-optics') }, removing);
    expect(report.missing.get('course_evaluation_section')).toEqual({ known: 3, missing: 1 });
    expect(report.missing.get('course_evaluation_course')).toMatchObject({ missing: 1 });
    expect(report.missing.get('department')).toMatchObject({ missing: 1 });
    expect(await recordOf('course_evaluation_section', 's-optics')).toBeDefined();
    expect(countsOf(report, 'course_evaluation_section').removed).toBe(0);
  });

  it('is left alone where rows of its kind could not be read', async () => {
    const users = collegeText('users.csv').replace(/^u-tom,.*$/m, 'u-tom,cut');
    const report = await load({ 'users.csv': users }, removing);
    expect(countsOf(report, 'user')).toMatchObject({ removed: 0, rejected: 1 });
    expect((await recordOf('user', 'u-tom')).deactivated).toBeUndefined();
  });

  it('is history when the set speaks of other terms', async () => {
    const header = (file: string) => collegeText(file).split('\n')[0];
    const report = await load(
      {
        'academicSessions.csv': `${header('academicSessions.csv')}\nnext,,,Next,term,2027-01-10,2027-05-01,,\n`,
        'classes.csv': `${header('classes.csv')}\ns-next,,,Next,,c-optics,,,,,next,,,\n`,
        'enrollments.csv': `${header('enrollments.csv')}\ne-next,,,s-next,,u-bea,student,,,\n`,
      },
      removing,
    );
    expect(report.missing.get('course_evaluation_section')).toEqual({ known: 0, missing: 0 });
    expect(report.missing.get('enrolments')).toEqual({ known: 0, missing: 0 });
    expect(countsOf(report, 'enrolments')).toMatchObject({ created: 1, removed: 0 });
  });
});

describe('a set that lacks too much', () => {
  it.each<[string, Texts, Partial<ImportRequest>, string]>([
    ['a sixth of the users, by the usual limit', shrunk, { removeMissing: true }, 'user: 1 of 6 (16.7 %)'],
    ['more than it may, when they are only reported', shrunk, { threshold: 10 }, 'enrolments: 1 of 3 (33.3 %)'],
    ['all users', { 'users.csv': `${collegeText('users.csv').split('\n')[0]}\n` }, { removeMissing: true }, '6 of 6'],
    ['anything, when nothing may be', shrunk, { threshold: 0 }, 'employment: 1 of 3'],
  ])('stops the import before anything is written: %s', async (_what, changes, options, message) => {
    const before = await contentOf(service.store);
    const renamed = { 'courses.csv': collegeText('courses.csv').replace('Optics', 'Light') };
    const run = load({ ...changes, ...renamed }, options);
    await expect(run).rejects.toThrow(message);
    await expect(run).rejects.toBeInstanceOf(ImportStopped);
    expect(await contentOf(service.store)).toEqual(before);
  });
});

describe('a set of changes', () => {
  const delta = (...files: readonly (readonly [string, ...string[]])[]): Texts => {
    const all = Object.keys(collegeFileNames).map((name) => [name, undefined] as const);
    const kept = files.map(([name, ...rows]) => [name, `${collegeText(name).split('\n')[0]}\n${rows.join('\n')}\n`]);
    const properties = files.map(([name]) => `file.${name.replace('.csv', '')},delta\n`).join('');
    const manifest = `propertyName,value\noneroster.version,1.2\n${properties}`;
    return { ...Object.fromEntries(all), ...Object.fromEntries(kept), 'manifest.csv': manifest };
  };
  const collegeFileNames = Object.fromEntries(
    ['orgs', 'academicSessions', 'courses', 'classes', 'users', 'roles', 'enrollments'].map((name) => [
      `${name}.csv`,
      1,
    ]),
  );

  it('removes what its rows call to be deleted, once, and misses nothing', async () => {
    const changes = delta(
      ['users.csv', 'u-tom,tobedeleted,,true,,,Tom,Oduya,,,,,,,,,,,,,,'],
      ['enrollments.csv', 'e-4,tobedeleted,,s-harmony-1,college,u-bea,student,,,'],
    );
    const sections = await sectionsOf('u-bea');
    const report = await load(changes, removing);
    expect(report.missing.size).toBe(0);
    expect(countsOf(report, 'user')).toMatchObject({ removed: 1, rejected: 0 });
    expect(countsOf(report, 'enrolments')).toMatchObject({ removed: 1 });
    expect(await recordOf('user', 'u-tom')).toMatchObject({ deactivated: true });
    expect(await sectionsOf('u-bea')).toBe(sections - 1);
    const content = await contentOf(service.store);
    const again = await load(changes);
    expect(countsOf(again, 'user')).toMatchObject({ removed: 0, skipped: 1 });
    expect(await contentOf(service.store)).toEqual(content);
  });

  it('keeps what another of its rows calls active', async () => {
    const report = await load(
      delta([
        'enrollments.csv',
        'e-4,tobedeleted,,s-harmony-1,college,u-bea,student,,,',
        'e-4b,active,,s-harmony-1,college,u-bea,student,,,',
      ]),
    );
    expect(countsOf(report, 'enrolments')).toMatchObject({ removed: 0, unchanged: 1 });
  });
});
