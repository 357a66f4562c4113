import { beforeAll, describe, expect, it } from 'vitest';
import type { Report } from '../../../lib/import/report/report.ts';
import { countsOf } from '../../../lib/import/report/summary.ts';
import { runImport } from '../../../lib/import/run/run.ts';
import { keyOf } from '../../../lib/store/keys.ts';
import { startService, type TestService } from '../../support/service.ts';
import { numbersOf, openCanvas, own } from './support/canvas.ts';
import type { Texts } from './support/one-roster-set.ts';
import { folderOf } from './support/sets.ts';
import { nothing, totals } from './support/totals.ts';

const { service, recordOf, courseOf, load } = await openCanvas();

const reversed = (text: string): string => {
  const [header = '', ...rows] = text.trimEnd().split('\n');
  return `${[header, ...rows.reverse()].join('\n')}\n`;
};

beforeAll(async () => {
  await load();
});

describe('a further import', () => {
  it('of the same rows in another order writes nothing', async () => {
    const texts = Object.fromEntries(Object.entries(own).map(([name, text]) => [name, reversed(text)]));
    expect(totals(await load(texts))).toEqual(nothing);
  });

  it('of other line ends and a byte order mark writes nothing', async () => {
    const texts = Object.entries(own).map(([name, text]) => [name, `\uFEFF${text.replaceAll('\n', '\r\n')}`] as const);
    expect(totals(await load(Object.fromEntries(texts)))).toEqual(nothing);
  });

  it('of changes alone finds courses, sections and users of earlier sets', async () => {
    const location = folderOf({
      'sections.csv': 'section_id,course_id,name,status\ns-harmony-3,HARM-S,Harmony 3,active\n',
      'enrollments.csv': [
        'course_id,section_id,user_id,role,status',
        ',s-harmony-3,u-wei,student,active',
        'OPT,,u-wei,student,active',
        '',
      ].join('\n'),
    });
    expect(totals(await runImport(service.store, { location }))).toEqual({ ...nothing, created: 3 });
    const [section, course] = await Promise.all([
      recordOf('course_evaluation_section', 's-harmony-3'),
      courseOf('HARM-S'),
    ]);
    expect(section.course).toBe(course.id);
  });

  it('moves a section back when its cross-listing has gone', async () => {
    const report = await load({ 'xlists.csv': own['xlists.csv']?.replace('active', 'deleted') });
    expect(totals(report)).toEqual({ ...nothing, changed: 1 });
    const section = await recordOf('course_evaluation_section', 's-colour-phy');
    expect(section.course).toBe((await courseOf('PHY211-F')).id);
    await load();
  });
});

describe('changed ids', () => {
  const rename = async (rows: string, from: string, to: string) => {
    const texts = Object.entries(own).map(([name, text]) => [name, text.replaceAll(from, to)] as const);
    const changed = `old_id,new_id,old_integration_id,new_integration_id,type\n${rows}\n`;
    return load({ ...Object.fromEntries(texts), 'change_sis_id.csv': changed });
  };

  it('of a user keep the user, the student, the instructor and the employment', async () => {
    const before = await Promise.all(['user', 'course_evaluation_instructor'].map((type) => recordOf(type, 'u-tom')));
    const report = await rename('u-tom,x-tom,,,user', 'u-tom', 'x-tom');
    expect(totals(report)).toMatchObject({ created: 0, rejected: 0 });
    const after = await Promise.all(['user', 'course_evaluation_instructor'].map((type) => recordOf(type, 'x-tom')));
    expect(after.map(({ id }) => id)).toEqual(before.map(({ id }) => id));
    expect(totals(await rename('x-tom,u-tom,,,user', 'never', ''))).toMatchObject({ created: 0, rejected: 0 });
  });

  it('of an account keep its courses and their listing numbers', async () => {
    const { id } = await courseOf('COL-F');
    const report = await rename('arts,fine-arts,,,account', 'arts', 'fine-arts');
    // The account below is named after it in the sample, and comes again.
    expect(report.rejected).toBe(0);
    expect((await courseOf('COL-F')).id).toBe(id);
    expect(numbersOf(await courseOf('COL-F'))).toEqual(['ART 210', 'PHY 211']);
  });

  it('of a Canvas course are followed, and an unknown one is refused', async () => {
    const { id } = await courseOf('OPT');
    const report = await rename('OPT,OPT-25,,,course\nnobody,somebody,,,user\n,,int-ines,int-9,user', 'OPT', 'OPT-25');
    expect((await courseOf('OPT-25')).id).toBe(id);
    expect(report.rejections).toEqual([
      {
        ...{ file: 'change_sis_id.csv', line: 3, column: 'old_id', value: 'text of 6 characters' },
        ...{ reason: 'old_id names no known record', type: 'user' },
      },
    ]);
    expect(countsOf(report, 'course_evaluation_section').created).toBe(0);
  });
});

describe('rows that have gone', () => {
  const gone = {
    'users.csv': own['users.csv']?.replace('student,active', 'student,deleted'),
    'enrollments.csv': own['enrollments.csv']
      ?.replace('u-kofi,,student,,,active', 'u-kofi,,student,,,inactive')
      .replace('u-tom-2,,teacher,,,active', 'u-tom-2,,teacher,,,deleted'),
    'admins.csv': own['admins.csv']?.replace('active', 'deleted'),
    'sections.csv': own['sections.csv']?.replace('Harmony 2,active', 'Harmony 2,deleted'),
  };
  const kinds = [
    'user',
    'enrolments',
    'course_evaluation_section_instructor',
    'employment',
    'course_evaluation_section',
  ];
  const outcome = (report: Report, name: 'removed' | 'changed' | 'created') =>
    kinds.map((kind) => countsOf(report, kind)[name]);
  let fresh: TestService;
  const run = (changes: Texts) => runImport(fresh.store, { location: folderOf({ ...own, ...changes }) });

  beforeAll(async () => {
    fresh = await startService();
    await run({});
  });

  it('end what they are about once, and keep sections; users leave those of terms that have not ended', async () => {
    expect(outcome(await run(gone), 'removed')).toEqual([1, 2, 1, 1, 0]);
    const again = await run(gone);
    expect([totals(again), outcome(again, 'removed')]).toEqual([nothing, [0, 0, 0, 0, 0]]);
  });

  it('take deleted sections out of the evaluation, which come back with their sections', async () => {
    const recordIn = async ({ store }: TestService, type: string, sourceId: string, source = 'canvas') =>
      String((await store.get(keyOf.sourceId(source, type, sourceId)))?.record_id);
    const course = await recordIn(fresh, 'course_evaluation_course', 'HARM-S', 'canvas_course');
    const term = { type: 'course_evaluation_term', id: await recordIn(fresh, 'course_evaluation_term', 'spring') };
    const attributes = { name: 'End', evaluation_type: 'end_of_term', course_uuids: [course] };
    const body = { data: { type: 'course_evaluation_period', attributes, relationships: { term: { data: term } } } };
    const { document } = await fresh.call('POST', '/api/v1/course_evaluation_periods', { body });
    const evaluated = async () => {
      const path = `/api/v1/course_evaluation_periods/${document.data.id}`;
      return (await fresh.call('GET', path)).document.data.relationships.evaluations.data.length;
    };
    expect(await evaluated()).toBe(0);
    await run({ 'sections.csv': own['sections.csv'] });
    expect(await evaluated()).toBe(1);
    await run({ 'sections.csv': gone['sections.csv'] });
    expect(await evaluated()).toBe(0);
    await run(gone);
  });

  it('begin it again when they come back', async () => {
    const report = await run({});
    expect([outcome(report, 'changed'), outcome(report, 'created')]).toEqual([
      [1, 0, 0, 1, 1],
      [0, 2, 1, 0, 0],
    ]);
  });
});
