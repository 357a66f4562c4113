import { beforeEach, expect, it } from 'vitest';
import { openSource } from '../../../lib/import/files/open-source.ts';
import { Report } from '../../../lib/import/report/report.ts';
import { countsOf, toSummary } from '../../../lib/import/report/summary.ts';
import type { Checkpoint, ImportOptions } from '../../../lib/import/run/import-options.ts';
import { importSource } from '../../../lib/import/run/import-source.ts';
import { runImport } from '../../../lib/import/run/run.ts';
import { keyOf } from '../../../lib/store/keys.ts';
import { makeStage } from '../../support/copy-tables.ts';
import { startService } from '../../support/service.ts';
import { contentOf } from '../../support/table-content.ts';
import { type Texts, zipCollege } from './support/one-roster-set.ts';
import { folderOf } from './support/sets.ts';
import { nothing, totals } from './support/totals.ts';

const csv = (...rows: string[]): string => `${rows.join('\n')}\n`;
const head = 'user_external_id,preferred_language';
const people = (...rows: string[]): Texts => ({ 'people.csv': csv(head, ...rows) });

const { store } = await startService();

// The college, in which Inés has the number 4711.
const college = await makeStage(() => runImport(store, { location: zipCollege() }), store);
beforeEach(async () => void (await college.reset()));

const load = (files: Texts, options: Partial<ImportOptions> = {}) =>
  runImport(store, { location: folderOf(files), ...options });

const userOf = async (sourceId: string, source = 'oneroster') => {
  const name = await store.get(keyOf.sourceId(source, 'user', sourceId));
  return store.read({ type: 'user', id: String(name?.record_id) });
};

const languageOf = async (...named: Parameters<typeof userOf>) => (await userOf(...named))?.preferred_language;

it('people.csv gives people their languages, by the number or the id of the roster, and creates nobody', async () => {
  const before = await contentOf(store);
  const files = people('4711,de_at', 'u-tom,pt-br', 'nobody,de', 'u-bea,english please', ',de', 'u-kofi,');
  const dry = await load(files, { dryRun: true });
  expect(await contentOf(store)).toEqual(before);
  const report = await load(files);
  expect(countsOf(report, 'user')).toMatchObject({ created: 0, changed: 2, unchanged: 1, rejected: 3 });
  expect(toSummary(dry)).toEqual(toSummary(report));
  expect(await languageOf('u-ines')).toBe('de-AT');
  expect(await languageOf('u-tom')).toBe('pt-BR');
  expect(await userOf('u-ines')).toMatchObject({ display_name: 'Inés Moreau', primary_employee_id: '4711' });
  const places = report.rejections.map(({ file, line, column, value, reason }) => [file, line, column, value, reason]);
  expect(places.sort(([, one], [, other]) => Number(one) - Number(other))).toEqual([
    ['people.csv', 4, 'user_external_id', 'text of 6 characters', 'user_external_id names no known user'],
    ['people.csv', 5, 'preferred_language', 'text of 14 characters', expect.stringContaining('language')],
    ['people.csv', 6, 'user_external_id', 'empty', 'user_external_id is empty'],
  ]);
});

it('people.csv changes nothing again, clears with an empty value, and leaves what it has no column for', async () => {
  await load(people('4711,de'));
  expect(totals(await load(people('4711,DE')))).toEqual(nothing);
  expect(totals(await load({ 'people.csv': csv('user_external_id', '4711') }))).toEqual(nothing);
  expect(await languageOf('u-ines')).toBe('de');
  expect(totals(await load(people('4711,')))).toEqual({ ...nothing, changed: 1 });
  expect(await languageOf('u-ines')).toBeUndefined();
});

it('people.csv rejects a row that contradicts an earlier one, also where it names the person by another id', async () => {
  const report = await load(people('4711,de', '4711,de', 'u-ines,de', 'u-ines,fr', '4711,it'));
  expect(report.rejections.map(({ line }) => line)).toEqual([5, 6]);
  expect(await languageOf('u-ines')).toBe('de');
});

it('people.csv ends nobody that it does not name', async () => {
  const both = { ...people('4711,de', 'u-tom,fr'), 'folders.csv': csv('external_id,name', 'f-1,A') };
  await load(both, { removeMissing: true });
  const report = await load(people('4711,de'), { removeMissing: true, threshold: 1 });
  expect(report.missing.get('user') ?? 0).toBe(0);
  expect(countsOf(report, 'user')).toMatchObject({ removed: 0, unchanged: 1 });
  expect((await userOf('u-tom'))?.deactivated).toBeUndefined();
});

it('people.csv counts before the locale of Canvas users of the same set, also in a dry run and when loaded again', async () => {
  const set: Texts = {
    'users.csv': csv('user_id,short_name,locale', 'k-1,Ada,en', 'k-2,Bo,en', 'k-3,Cy,sv'),
    ...people('k-1,de', 'k-2,'),
  };
  const dry = await load(set, { dryRun: true });
  const first = await load(set);
  expect(toSummary(dry)).toEqual(toSummary(first));
  expect(await Promise.all(['k-1', 'k-2', 'k-3'].map((id) => languageOf(id, 'canvas')))).toEqual([
    'de',
    undefined,
    'sv',
  ]);
  expect(totals(await load(set))).toEqual(nothing);
  const { 'people.csv': _left, ...alone } = set;
  await load(alone);
  expect(await languageOf('k-1', 'canvas')).toBe('en');
});

it('people.csv is loaded in steps as at once', async () => {
  const location = folderOf({
    ...people('4711,de', 'u-tom,fr', 'nobody,fr'),
    'folders.csv': csv('external_id,name', 'f,A'),
  });
  const source = await openSource(location);
  const report = new Report();
  let resumeAt: Checkpoint | undefined = { stage: 0, rows: 0 };
  for (let steps = 0; resumeAt !== undefined; steps += 1) {
    const startAt: Partial<ImportOptions> = steps === 0 ? {} : { startAt: resumeAt };
    ({ resumeAt } = await importSource(store, source, { report, ...startAt, isTimeUp: () => true }));
  }
  source.close();
  expect(await languageOf('u-tom')).toBe('fr');
  await college.reset();
  expect(toSummary(report)).toEqual(toSummary(await runImport(store, { location })));
});

it('a file of Canvas users that is called people.csv is one of Canvas users', async () => {
  const report = await load({ 'people.csv': csv('user_id,login_id,short_name,locale', 'k-9,k-9,Eve,fr') });
  expect(countsOf(report, 'user')).toMatchObject({ created: 1 });
  expect(await languageOf('k-9', 'canvas')).toBe('fr');
});
