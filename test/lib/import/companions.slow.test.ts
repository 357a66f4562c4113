import { describe, expect, it } from 'vitest';
import { openSource } from '../../../lib/import/files/open-source.ts';
import { Report } from '../../../lib/import/report/report.ts';
import { countsOf, toSummary } from '../../../lib/import/report/summary.ts';
import type { Checkpoint } from '../../../lib/import/run/import-options.ts';
import { importSource } from '../../../lib/import/run/import-source.ts';
import { runImport } from '../../../lib/import/run/run.ts';
import { documentClient } from '../../../lib/store/client.ts';
import type { Step } from '../../../lib/store/steps.ts';
import { Store } from '../../../lib/store/store.ts';
import { openTestTable } from '../../support/table.ts';
import { contentWithoutIds } from './support/content-without-ids.ts';
import { collegeText, type Texts, zipCollege } from './support/one-roster-set.ts';

/** A store that notes which records are changed. */
class WatchedStore extends Store {
  readonly changed: string[] = [];

  override write(steps: readonly Step[]): ReturnType<Store['write']> {
    const changes = steps.filter(({ kind, key }) => kind === 'change' && key.sk === '#');
    this.changed.push(...changes.map(({ key }) => key.pk.split('#')[0] ?? ''));
    return super.write(steps);
  }
}

const openStore = async (): Promise<WatchedStore> => {
  const { tableName, endpoint } = await openTestTable();
  return new WatchedStore(documentClient(endpoint), tableName);
};

const importCollege = (store: Store, changes: Texts = {}) => runImport(store, { location: zipCollege(changes) });

const manySections = Array.from({ length: 40 }, (_, n) => `s-many-${n},,,Many ${n},,c-harmony,,,,,fall,,,\n`).join('');
const withManySections: Texts = { 'classes.csv': collegeText('classes.csv') + manySections };

describe('records of a later file that name new ones', () => {
  it('are written with them, which are not changed then', async () => {
    const store = await openStore();
    const report = await importCollege(store, { 'enrollments.csv': undefined });
    expect(countsOf(report, 'employment')).toMatchObject({ created: 3, doubled: 0 });
    expect(countsOf(report, 'course_evaluation_section')).toMatchObject({ created: 3, doubled: 1 });
    expect(store.changed).not.toContain('user');
    expect(store.changed).not.toContain('course_evaluation_course');
    expect(store.changed).toContain('course_evaluation_term');
  });

  it.each<[string, Texts]>([
    ['the college', {}],
    ['a course with more sections than one write takes', withManySections],
  ])('leave what exists where they are loaded after it: %s', async (_what, changes) => {
    const [together, apart] = [await openStore(), await openStore()];
    const report = await importCollege(together, changes);
    await importCollege(apart, {
      ...changes,
      'classes.csv': undefined,
      'roles.csv': undefined,
      'enrollments.csv': undefined,
    });
    await importCollege(apart, changes);
    expect(report.rejections).toEqual([]);
    expect(await contentWithoutIds(together)).toEqual(await contentWithoutIds(apart));
    const again = await importCollege(together, changes);
    expect(countsOf(again, 'course_evaluation_section')).toMatchObject({ created: 0, changed: 0 });
  });

  it('are refused each with its own row, and take nothing with them', async () => {
    const store = await openStore();
    const report = await importCollege(store, {
      'users.csv': `${collegeText('users.csv')}u-nameless,,,true,,,,,,,,,,,,,,,,,,\n`,
      'roles.csv': `${collegeText('roles.csv')}r-ends,,,u-ines,,aide,2026-02-01,2026-01-01,,\nr-tom,,,u-tom,primary,ext:dean,,,science,\nr-lost,,,u-nameless,,aide,,,,\n`,
      'classes.csv': `${collegeText('classes.csv')}s-never,,,Never,,c-optics,,,,,no-term,,,\n`,
    });
    expect(report.rejections.map(({ file, line, column }) => [file, line, column])).toEqual([
      ['classes.csv', 6, 'termSourcedIds'],
      ['users.csv', 8, 'givenName'],
      ['roles.csv', 9, 'endDate'],
      ['roles.csv', 11, 'userSourcedId'],
      ['roles.csv', 10, undefined],
    ]);
    expect(countsOf(report, 'user')).toMatchObject({ created: 6, rejected: 1 });
    expect(countsOf(report, 'employment')).toMatchObject({ created: 3, rejected: 3 });
    expect(countsOf(report, 'course_evaluation_section')).toMatchObject({ created: 3, rejected: 1 });
  });

  it('are made by the first row of an id, whatever the others name', async () => {
    const store = await openStore();
    const report = await importCollege(store, {
      'roles.csv': `${collegeText('roles.csv')}r-two,,,u-tom,,ext:dean,,,,\nr-two,,,u-ines,,aide,,,,\n`,
      'classes.csv': `${collegeText('classes.csv')}s-two,,,Two,,no-course,,,,,fall,,,\ns-two,,,Two,,c-optics,,,,,fall,,,\n`,
    });
    expect(report.rejections.map(({ file, line, column }) => [file, line, column])).toEqual([
      ['classes.csv', 7, undefined],
      ['classes.csv', 6, 'courseSourcedId'],
      ['roles.csv', 10, undefined],
    ]);
    expect(countsOf(report, 'employment')).toMatchObject({ created: 4, rejected: 1 });
    expect(countsOf(report, 'course_evaluation_section')).toMatchObject({ created: 3, rejected: 2 });
    const roles = (await contentWithoutIds(store)).filter((each) => each.includes('external_id: "r-two"'));
    expect(roles).toEqual([expect.stringContaining('title: "Dean"')]);
  });

  it('are moved to a new one where they were there before', async () => {
    const store = await openStore();
    await importCollege(store);
    const report = await importCollege(store, {
      'courses.csv': `${collegeText('courses.csv')}c-waves,,,,Waves,PHY 230,,science,Physics,\n`,
      'classes.csv': collegeText('classes.csv').replaceAll('c-optics', 'c-waves'),
    });
    expect(report.rejections).toEqual([]);
    expect(countsOf(report, 'course_evaluation_course')).toMatchObject({ created: 1, changed: 0 });
    expect(countsOf(report, 'course_evaluation_section')).toMatchObject({ created: 0, changed: 1, doubled: 1 });
  });

  it('are counted once where the steps of an import end between them', async () => {
    const [whole, inSteps] = [await openStore(), await openStore()];
    const source = await openSource(zipCollege());
    const report = new Report();
    let startAt: Checkpoint | undefined = { stage: 0, rows: 0 };
    while (startAt !== undefined) {
      ({ resumeAt: startAt } = await importSource(inSteps, source, { report, startAt, isTimeUp: () => true }));
    }
    source.close();
    expect(toSummary(report)).toEqual(toSummary(await importCollege(whole)));
    expect(inSteps.changed).not.toContain('user');
  });
});
