import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Report } from '../../../lib/import/report/report.ts';
import { countsOf, toSummary } from '../../../lib/import/report/summary.ts';
import { runImport } from '../../../lib/import/run/run.ts';
import { keyOf } from '../../../lib/store/keys.ts';
import type { StoredRecord } from '../../../lib/store/record.ts';
import { makeStage, type Stage } from '../../support/copy-tables.ts';
import { startService, type TestService, toOne } from '../../support/service.ts';
import { collegeText, type Texts, zipCollege } from './support/one-roster-set.ts';
import { totals } from './support/totals.ts';

let service: TestService;
let first: Report;

const load = (changes: Texts = {}) => runImport(service.store, { location: zipCollege(changes) });

const recordOf = async (type: string, sourceId: string): Promise<StoredRecord> => {
  const named = await service.store.get(keyOf.sourceId('oneroster', type, sourceId));
  const record = await service.store.read({ type, id: String(named?.record_id) });
  if (record === undefined) throw new Error(`no ${type} "${sourceId}"`);
  return record;
};

beforeAll(async () => {
  service = await startService();
  first = await load();
});

describe('a first import', () => {
  it.each([
    ['department', { created: 3, skipped: 2 }],
    ['course_evaluation_term', { created: 2, skipped: 1 }],
    ['course_evaluation_course', { created: 3 }],
    ['course_evaluation_listing_number', { created: 5 }],
    ['course_evaluation_section', { created: 3, doubled: 1 }],
    ['user', { created: 6 }],
    ['profile', { created: 6 }],
    ['employment', { created: 3, skipped: 1 }],
    ['course_evaluation_instructor', { created: 2 }],
    ['course_evaluation_section_instructor', { created: 4 }],
    ['course_evaluation_student', { created: 3 }],
    ['enrolments', { created: 3, skipped: 2 }],
  ] as const)('counts %s', (kind, expected) => {
    const nothing = { created: 0, changed: 0, unchanged: 0, removed: 0, rejected: 0, skipped: 0, doubled: 0 };
    expect(countsOf(first, kind)).toEqual({ ...nothing, ...expected });
  });

  it('puts departments under departments and makes the others roots', async () => {
    const [arts, music] = await Promise.all([recordOf('department', 'arts'), recordOf('department', 'arts-music')]);
    expect(music).toMatchObject({ name: 'Music', external_id: 'arts-music', parent: arts.id });
    expect(arts.parent).toBeUndefined();
    expect(Object.keys(Object(arts.children))).toEqual([music.id]);
  });

  it('gives sections their course and the first known term', async () => {
    const [section, term] = await Promise.all([
      recordOf('course_evaluation_section', 's-harmony-2'),
      recordOf('course_evaluation_term', 'spring'),
    ]);
    expect(section.term).toBe(term.id);
    expect(term).toMatchObject({ start_date: '2026-01-12', end_date: '2026-05-08' });
    const course = await recordOf('course_evaluation_course', 'c-harmony');
    expect(Object.keys(Object(course.sections))).toHaveLength(2);
    expect(Object(course.sections)[section.id]).toEqual({ term: term.id });
    expect([...first.notes]).toEqual([['classes name several terms; each became a section of the first known one', 1]]);
  });

  it('lists the own number of a course first', async () => {
    const { listing_numbers: numbers } = await recordOf('course_evaluation_course', 'c-colour');
    const byId = Object.entries(Object(numbers)).sort(([one], [other]) => (one < other ? -1 : 1));
    expect(byId.map(([, entry]) => entry)).toEqual([{ number: 'ART 210' }, { number: 'PHY 211' }]);
  });

  it('reads of users what it should, and nothing of passwords and pronouns', async () => {
    const ines = await recordOf('user', 'u-ines');
    expect(ines).toMatchObject({ display_name: 'Inés Moreau', primary_employee_id: '4711' });
    expect(ines.emails).toEqual(['ines@hillcrest.example']);
    expect(JSON.parse(String(ines.employee_ids))).toEqual({ LDAP: 'ines', Employee: '4711' });
    expect(JSON.stringify(ines)).not.toMatch(/hunter2|"she"/);
    expect(await recordOf('user', 'u-kofi')).toMatchObject({ deactivated: true });
  });

  it('answers an imported employment over HTTP with its user and profile', async () => {
    const [{ id }, music] = await Promise.all([recordOf('employment', 'r-ines'), recordOf('department', 'arts-music')]);
    const { status, document } = await service.call('GET', `/api/v1/employments/${id}?include=user,profile`);
    expect(status).toBe(200);
    expect(document.data.attributes).toMatchObject({
      title: 'Teacher',
      effective_from: '2017-08-01',
      is_current: true,
    });
    const [owner, profile] = document.included;
    expect(owner.attributes).toMatchObject({ display_name: 'Inés Moreau' });
    expect(owner.relationships.employments.data).toHaveLength(2);
    expect(profile.relationships.department.data.id).toBe(music.id);
  });

  it('accepts an employment that does not say when it began', async () => {
    const tom = await recordOf('employment', 'r-tom');
    expect(tom.effective_from).toBeUndefined();
  });

  it('can be worked on with the operations', async () => {
    const [ines, section, instructor] = await Promise.all([
      recordOf('user', 'u-ines'),
      recordOf('course_evaluation_section', 's-harmony-1'),
      recordOf('course_evaluation_instructor', 'u-tom'),
    ]);
    const employment = { type: 'employment', attributes: { title: 'Dean', effective_from: '2026-01-01' } };
    const created = await service.call('POST', `/api/v1/users/${ines.id}/employments`, { body: { data: employment } });
    expect(created.status).toBe(201);
    const relationships = { section: toOne(section), instructor: toOne(instructor) };
    const link = { data: { type: 'course_evaluation_section_instructor', attributes: {}, relationships } };
    expect((await service.call('POST', '/api/v1/course_evaluation_section_instructors', { body: link })).status).toBe(
      201,
    );
    expect((await service.call('POST', '/api/v1/course_evaluation_section_instructors', { body: link })).status).toBe(
      422,
    );
  });
});

describe('a further import', () => {
  let loaded: Stage<unknown>;
  beforeAll(async () => {
    loaded = await makeStage(async () => undefined, service.store);
  });
  beforeEach(async () => void (await loaded.reset()));

  it('of the same files writes nothing', async () => {
    const { meter } = service.store;
    const before = await recordOf('user', 'u-ines');
    const requests = meter.consumption.requests;
    const report = await load();
    expect(totals(report)).toEqual({ created: 0, changed: 0, rejected: 0 });
    expect(countsOf(report, 'enrolments')).toMatchObject({ unchanged: 3 });
    expect(await recordOf('user', 'u-ines')).toEqual(before);
    expect(meter.consumption.requests - requests).toBeLessThan(250);
  });

  it('finds a section instructor that somebody made by hand', async () => {
    const report = await load({
      'enrollments.csv': `${collegeText('enrollments.csv')}e-10,,,s-harmony-1,college,u-tom,teacher,,,\n`,
    });
    expect(countsOf(report, 'course_evaluation_section_instructor')).toMatchObject({ created: 0, unchanged: 5 });
    expect(report.rejected).toBe(0);
  });

  it('changes what a changed row says, and nothing else', async () => {
    const before = await recordOf('user', 'u-tom');
    const report = await load({ 'users.csv': collegeText('users.csv').replace('tom@hillcrest', 't.oduya@hillcrest') });
    expect(totals(report)).toEqual({ created: 0, changed: 1, rejected: 0 });
    expect(await recordOf('user', 'u-tom')).toEqual({
      ...before,
      emails: ['t.oduya@hillcrest.example'],
      version: before.version + 1,
      updated_at: expect.any(String),
      list_updated_at: expect.any(String),
    });
  });

  it('moves a section to another course in both linkages', async () => {
    const report = await load({
      'classes.csv': collegeText('classes.csv').replace('Harmony 2,,c-harmony', 'Harmony 2,,c-colour'),
    });
    expect(totals(report)).toMatchObject({ created: 0, changed: 1 });
    const courses = await Promise.all(['c-harmony', 'c-colour'].map((id) => recordOf('course_evaluation_course', id)));
    expect(courses.map(({ sections }) => Object.keys(Object(sections)).length)).toEqual([1, 1]);
  });

  it('adds what is new to what exists', async () => {
    const report = await load({
      'courses.csv': collegeText('courses.csv').replace(
        'PHY 220,,science,Physics,',
        'PHY 220,,science,Physics,MUS 330',
      ),
      'enrollments.csv': `${collegeText('enrollments.csv')}e-11,,,s-optics,college,u-kofi,student,,,\n`,
    });
    expect(totals(report)).toEqual({ created: 2, changed: 0, rejected: 0 });
    const kofi = await recordOf('course_evaluation_student', 'u-kofi');
    expect(Object.keys(Object(kofi.sections))).toHaveLength(2);
  });

  it('leaves a profile in the department that it has', async () => {
    const ines = await recordOf('user', 'u-ines');
    const report = await load({ 'roles.csv': collegeText('roles.csv').replace('arts-music', 'science') });
    expect(totals(report)).toMatchObject({ changed: 0 });
    const profile = await service.store.read({ type: 'profile', id: String(ines.profile) });
    expect(profile?.department).toBe((await recordOf('department', 'arts-music')).id);
  });

  it('knows the records of earlier files when a set holds few files', async () => {
    const only = { 'orgs.csv': undefined, 'courses.csv': undefined, 'classes.csv': undefined, 'users.csv': undefined };
    const report = await load({ ...only, 'academicSessions.csv': undefined, 'roles.csv': undefined });
    expect(report.rejected).toBe(0);
    expect(countsOf(report, 'enrolments')).toMatchObject({ created: 0, unchanged: 3 });
  });
});

describe('the summary for scripts', () => {
  it('has every type, and the enrolments with them', () => {
    const { types, enrolments } = toSummary(first);
    expect(Object.keys(types)).toHaveLength(11);
    expect(types.user).toEqual({ created: 6, changed: 0, unchanged: 0, removed: 0, rejected: 0, skipped: 0 });
    expect(enrolments).toEqual({ created: 3, changed: 0, unchanged: 0, removed: 0, rejected: 0, skipped: 2 });
    // One row repeats another.
    expect(types.course_evaluation_section).toEqual({
      ...{ created: 3, changed: 0, unchanged: 1, removed: 0, rejected: 0, skipped: 0 },
    });
  });
});
