import { expect, it } from 'vitest';
import { countsOf } from '../../../lib/import/report/summary.ts';
import { runImport } from '../../../lib/import/run/run.ts';
import { keyOf } from '../../../lib/store/keys.ts';
import { startService } from '../../support/service.ts';
import { collegeText, type Texts, zipCollege } from './support/one-roster-set.ts';

const present = collegeText('classes.csv');
const gone = present.replaceAll(/^s-harmony-1,/gm, 's-harmony-1,tobedeleted');

/** A service with the sections of a college; makes periods that cover one of its courses. */
const startCollege = async () => {
  const service = await startService();
  const load = (classes: string) =>
    runImport(service.store, { location: zipCollege({ 'classes.csv': classes, 'enrollments.csv': undefined }) });
  const loadFiles = (changes: Texts) =>
    runImport(service.store, { location: zipCollege({ 'enrollments.csv': undefined, ...changes }) });
  const idOf = async (type: string, id: string): Promise<string> =>
    String((await service.store.get(keyOf.sourceId('oneroster', type, id)))?.record_id);

  await load(present);
  const [term, course] = [
    await idOf('course_evaluation_term', 'fall'),
    await idOf('course_evaluation_course', 'c-harmony'),
  ];
  const attributes = { name: 'End', evaluation_type: 'end_of_term', course_uuids: [course] };
  const relationships = { term: { data: { type: 'course_evaluation_term', id: term } } };
  const create = async (): Promise<string> => {
    const body = { data: { type: 'course_evaluation_period', attributes, relationships } };
    return (await service.call('POST', '/api/v1/course_evaluation_periods', { body })).document.data.id;
  };
  const evaluated = async (period: string): Promise<number> => {
    const { document } = await service.call('GET', `/api/v1/course_evaluation_periods/${period}`);
    return document.data.relationships.evaluations.data.length;
  };
  return { load, loadFiles, create, evaluated };
};

it('does not evaluate sections that their source has removed, and evaluates them again when they come back', async () => {
  const { load, create, evaluated } = await startCollege();
  const before = await create();
  expect(await evaluated(before)).toBe(1);
  expect((await load(gone)).rejected).toBe(0);
  const after = await create();
  expect([await evaluated(before), await evaluated(after)]).toEqual([0, 0]);
  await load(gone);
  await load(present);
  expect([await evaluated(before), await evaluated(after)]).toEqual([1, 1]);
});

it('does not evaluate sections of a course that its source has removed, whatever later files say of them', async () => {
  const { load, create, evaluated, loadFiles } = await startCollege();
  const before = await create();
  const removed = collegeText('courses.csv').replaceAll(/^c-harmony,/gm, 'c-harmony,tobedeleted');
  expect((await loadFiles({ 'courses.csv': removed })).rejected).toBe(0);
  expect(await evaluated(before)).toBe(0);
  expect((await loadFiles({ 'courses.csv': undefined })).rejected).toBe(0);
  expect([await evaluated(before), await evaluated(await create())]).toEqual([0, 0]);
  await load(present);
  expect(await evaluated(before)).toBe(1);
});

it('rejects the row of a removed section that more periods cover than one write takes, and loads the others', async () => {
  const { load, create, evaluated } = await startCollege();
  const periods = await Promise.all(Array.from({ length: 32 }, create));
  const { rejections } = await load(gone);
  expect(rejections).toEqual([
    expect.objectContaining({
      file: 'classes.csv',
      reason: expect.stringContaining('Too many evaluation periods cover'),
    }),
  ]);
  expect(await evaluated(periods[0] ?? '')).toBe(1);
});

it('misses enrolments and instructors of removed sections like those of any section', async () => {
  const service = await startService();
  const run = (changes: Texts) =>
    runImport(service.store, { location: zipCollege(changes), removeMissing: true, threshold: 100 });
  const enrollments = collegeText('enrollments.csv').split('\n');
  const others = enrollments.filter((row) => !row.includes(',s-harmony-1,'));
  const lost = enrollments.filter((row) => row.includes(',s-harmony-1,'));
  await run({});
  const report = await run({ 'classes.csv': gone, 'enrollments.csv': others.join('\n') });
  const kinds = ['enrolments', 'course_evaluation_section_instructor'];
  const removed = kinds.map((kind) => countsOf(report, kind).removed);
  expect(removed[0]).toBe(lost.filter((row) => row.includes(',student,')).length);
  expect(removed[1]).toBe(lost.filter((row) => row.includes(',teacher,')).length);
  expect(removed).toEqual(kinds.map((kind) => report.missing.get(kind)?.missing));
});
