import { beforeAll, describe, expect, it } from 'vitest';
import type { Report } from '../../lib/import/report/report.ts';
import { countsOf, kindsOf } from '../../lib/import/report/summary.ts';
import { runImport } from '../../lib/import/run/run.ts';
import { keyOf } from '../../lib/store/keys.ts';
import type { StoredRecord } from '../../lib/store/record.ts';
import { startService, type TestService } from '../support/service.ts';
import type { Texts } from './support/one-roster-set.ts';
import { folderOf, readSet, zipOf } from './support/sets.ts';

let service: TestService;
let first: Report;
const own = readSet('fixtures-canvas');

const load = (changes: Texts = {}) => runImport(service.store, { location: folderOf({ ...own, ...changes }) });

const recordOf = async (type: string, sourceId: string, source = 'canvas'): Promise<StoredRecord> => {
  const named = await service.store.get(keyOf.sourceId(source, type, sourceId));
  const record = await service.store.read({ type, id: String(named?.record_id) });
  if (record === undefined) throw new Error(`no ${type} "${sourceId}"`);
  return record;
};
const courseOf = (canvasCourse: string) => recordOf('course_evaluation_course', canvasCourse, 'canvas_course');

const numbersOf = ({ listing_numbers }: StoredRecord) =>
  Object.entries(Object(listing_numbers))
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([, entry]) => Object(entry).number);

const totals = (report: Report) => {
  const all = kindsOf(report).map((kind) => countsOf(report, kind));
  const sum = (name: 'created' | 'changed' | 'rejected') => all.reduce((total, counts) => total + counts[name], 0);
  return { created: sum('created'), changed: sum('changed'), rejected: sum('rejected') };
};
const nothing = { created: 0, changed: 0, rejected: 0 };

const reversed = (text: string): string => {
  const [header = '', ...rows] = text.trimEnd().split('\n');
  return `${[header, ...rows.reverse()].join('\n')}\n`;
};

beforeAll(async () => {
  service = await startService();
  first = await runImport(service.store, { location: zipOf(own) });
});

describe('a first import', () => {
  it('rejects nothing', () => expect(first.rejections).toEqual([]));

  it.each([
    ['department', { created: 3 }],
    ['course_evaluation_term', { created: 3, skipped: 1 }],
    ['course_evaluation_course', { created: 5, skipped: 1 }],
    ['course_evaluation_listing_number', { created: 6 }],
    ['course_evaluation_section', { created: 5 }],
    ['user', { created: 5, skipped: 1 }],
    ['profile', { created: 5 }],
    ['employment', { created: 1 }],
    ['course_evaluation_instructor', { created: 2 }],
    ['course_evaluation_section_instructor', { created: 4 }],
    ['course_evaluation_student', { created: 3 }],
    ['enrolments', { created: 3, skipped: 3 }],
  ] as const)('counts %s', (kind, expected) => expect(countsOf(first, kind)).toMatchObject(expected));

  it('puts accounts under accounts that come later in the file', async () => {
    const [music, arts] = await Promise.all([recordOf('department', 'arts-music'), recordOf('department', 'arts')]);
    expect(music).toMatchObject({ name: 'Music', external_id: 'arts-music', parent: arts.id });
    expect(arts.parent).toBeUndefined();
  });

  it('takes the days of terms as they are written', async () => {
    expect(await recordOf('course_evaluation_term', 'fall')).toMatchObject({
      ...{ name: 'Fall 2025', start_date: '2025-09-01', end_date: '2025-12-19' },
    });
    expect(await recordOf('course_evaluation_term', 'spring')).toMatchObject({
      ...{ start_date: '2026-01-12', end_date: '2026-05-08' },
    });
  });

  it('makes one course of Canvas courses of one short name in one account, and gives the terms to the sections', async () => {
    const [autumn, spring, science] = await Promise.all([courseOf('HARM-F'), courseOf('HARM-S'), courseOf('MUS-SCI')]);
    expect(autumn.id).toBe(spring.id);
    expect(science.id).not.toBe(autumn.id);
    expect(autumn).toMatchObject({ name: 'Harmony', external_id: 'MUS 101' });
    const sections = ['s-harmony-1', 's-harmony-2'].map((id) => recordOf('course_evaluation_section', id));
    const terms = ['fall', 'spring'].map((id) => recordOf('course_evaluation_term', id));
    const [ids, names] = [await Promise.all(terms), await Promise.all(sections)];
    expect(names.map(({ term }) => term)).toEqual(ids.map(({ id }) => id));
    expect(Object.keys(Object(autumn.sections)).sort()).toEqual(names.map(({ id }) => id).sort());
  });

  it('makes listing numbers of cross-listings, after the own number', async () => {
    const [colour, physics] = await Promise.all([courseOf('COL-F'), courseOf('PHY211-F')]);
    expect(numbersOf(colour)).toEqual(['ART 210', 'PHY 211']);
    expect(numbersOf(physics)).toEqual(['PHY 211']);
    const section = await recordOf('course_evaluation_section', 's-colour-phy');
    expect(section.course).toBe(colour.id);
  });

  it('gives courses without a term the default term, and enrolments without a section that of their course', async () => {
    const [section, term] = await Promise.all([
      recordOf('course_evaluation_section', 'course:OPT'),
      recordOf('course_evaluation_term', 'Default Term'),
    ]);
    expect(section).toMatchObject({ name: 'Optics, with "laboratory"', term: term.id, external_id: 'OPT' });
    const bea = await recordOf('course_evaluation_student', 'u-bea');
    expect(Object.keys(Object(bea.sections))).toContain(section.id);
  });

  it('shows users by what the best of their names says', async () => {
    const names = ['u-ines', 'u-tom', 'u-bea', 'u-kofi', 'u-wei'].map(
      async (id) => (await recordOf('user', id)).display_name,
    );
    expect(await Promise.all(names)).toEqual(['Inés Moreau', 'Tom Oduya', 'Bea Lind', 'Kofi Adu', 'wei']);
  });

  it('reads of users what it should, and nothing of passwords and pronouns', async () => {
    const ines = await recordOf('user', 'u-ines');
    expect(ines).toMatchObject({ primary_employee_id: 'u-ines', emails: ['ines@hillcrest.example'] });
    expect(JSON.parse(String(ines.employee_ids))).toEqual({ login_id: 'ines', integration_id: 'int-ines' });
    expect(JSON.stringify(ines)).not.toMatch(/hunter2|"she"/);
    expect(await recordOf('user', 'u-kofi')).toMatchObject({ deactivated: true });
  });

  it('takes a further login for its user', async () => {
    const instructor = await recordOf('course_evaluation_instructor', 'u-tom');
    expect(instructor.user).toBe((await recordOf('user', 'u-tom')).id);
  });

  it('gives administrators an employment, and their profile the department', async () => {
    const [tom, science] = await Promise.all([recordOf('user', 'u-tom'), recordOf('department', 'science')]);
    const { document } = await service.call('GET', `/api/v1/employments/${Object.keys(Object(tom.employments))[0]}`);
    expect(document.data.attributes.title).toBe('Account admin');
    const profile = await service.store.read({ type: 'profile', id: String(tom.profile) });
    expect(profile?.department).toBe(science.id);
  });

  it('says what it left out', () =>
    expect([...first.notes.keys()]).toEqual(['enrolments of custom roles made no record']));
});

describe('a further import', () => {
  it('of the same files writes nothing', async () => expect(totals(await load())).toEqual(nothing));

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
    // The account below is named after it in the sample, and comes anew.
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

describe('rows that say nothing true', () => {
  it('are rejected one by one, with file, line, column and reason', async () => {
    const fresh = await startService();
    const dirty: Texts = {
      ...own,
      'accounts.csv': `${own['accounts.csv']}lost,nowhere,Lost,active,\nround,trip,Round,active,\ntrip,round,Trip,active,\n`,
      'terms.csv': `${own['terms.csv']}summer,Summer,active,soon,,\n,Nameless,active,,,\n`,
      'courses.csv': `${own['courses.csv']}X1,,No number,arts,fall,active\nX2,X 2,No term,arts,winter,active\nX3,X 3,Odd,arts,fall,running\nCOL-F,ART 999,Colour,arts,fall,active\n`,
      'sections.csv': `${own['sections.csv']}s-lost,NOWHERE,Lost,active,,\ns-x2,X2,No term,active,,\n`,
      'users.csv': `${own['users.csv']}u-bad,bad,,,,,,Bad Mail,,,not-an-address,,,active\n`,
      'enrollments.csv': `${own['enrollments.csv']},s-lost,u-bea,,student,,,active,\n,s-colour,u-bad,,teacher,,,active,\n,,u-bea,,student,,,active,\n,s-colour,u-bea,,,,,active,\n`,
      'xlists.csv': `${own['xlists.csv']}COL-F,s-nowhere,active\nHARM-F,s-colour-phy,active\n`,
      'logins.csv': `${own['logins.csv']}u-more,more,,,int-nobody\n`,
    };
    const { rejections, warnings } = await runImport(fresh.store, { location: folderOf(dirty) });
    expect(warnings).toMatchObject([{ file: 'users.csv', line: 7, column: 'email', value: 'text of 14 characters' }]);
    expect(rejections.map(({ file, line, column }) => `${file} ${line} ${column ?? ''}`.trim())).toEqual([
      'accounts.csv 6 parent_account_id',
      'accounts.csv 7 parent_account_id',
      'accounts.csv 5 parent_account_id',
      'terms.csv 6 term_id',
      'terms.csv 5 start_date',
      'courses.csv 9 short_name',
      'courses.csv 11 status',
      'courses.csv 12',
      'courses.csv 10 term_id',
      'sections.csv 6 course_id',
      'sections.csv 7 course_id',
      'xlists.csv 3 section_id',
      'xlists.csv 4 section_id',
      'logins.csv 3 existing_integration_id',
      'enrollments.csv 15 role',
      'enrollments.csv 12 section_id',
      'enrollments.csv 14 section_id',
    ]);
    expect(JSON.stringify(rejections)).not.toMatch(/bad|not-an-address|nobody/i);
  });
});
