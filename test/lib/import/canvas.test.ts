import { describe, expect, it } from 'vitest';
import { countsOf } from '../../../lib/import/report/summary.ts';
import { runImport } from '../../../lib/import/run/run.ts';
import { startService } from '../../support/service.ts';
import { numbersOf, openCanvas, own } from './support/canvas.ts';
import type { Texts } from './support/one-roster-set.ts';
import { folderOf, zipOf } from './support/sets.ts';
import { nothing, totals } from './support/totals.ts';

const { service, recordOf, courseOf, load } = await openCanvas();
const first = await runImport(service.store, { location: zipOf(own) });

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
    expect([...first.notes.keys()]).toEqual([
      'accounts.csv has columns that are not read: vendor_extra',
      'enrolments of custom roles made no record',
    ]));
});

describe('a further import', () => {
  it('of the same files writes nothing', async () => expect(totals(await load())).toEqual(nothing));
});

describe('rows that say nothing true', () => {
  it('are rejected one by one, with file, line, column and reason', async () => {
    const fresh = await startService();
    const dirty: Texts = {
      ...own,
      'accounts.csv': `${own['accounts.csv']}lost,nowhere,Lost,active,\nround,trip,Round,active,\ntrip,round,Trip,active,\n`,
      'terms.csv': `${own['terms.csv']}summer,Summer,active,soon,,\n,Nameless,active,,,\nback,Backwards,active,2026-02-01,2026-01-31,\nbell,Bell\u0007,active,,,\n`,
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
      'terms.csv 7 end_date',
      'terms.csv 8 name',
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
