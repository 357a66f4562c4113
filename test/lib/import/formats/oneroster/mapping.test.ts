import { describe, expect, it } from 'vitest';
import type { MappedRow, RecordIntent } from '../../../../../lib/import/formats/intent.ts';
import { mapClass } from '../../../../../lib/import/formats/oneroster/classes.ts';
import { mapCourse } from '../../../../../lib/import/formats/oneroster/courses.ts';
import { mapEnrollment } from '../../../../../lib/import/formats/oneroster/enrollments.ts';
import { mapOrgs } from '../../../../../lib/import/formats/oneroster/orgs.ts';
import { mapRole } from '../../../../../lib/import/formats/oneroster/roles.ts';
import { mapUser, parseUserIds } from '../../../../../lib/import/formats/oneroster/users.ts';
import { dateOf, isDeleted } from '../../../../../lib/import/formats/values.ts';

const records = (row: MappedRow): RecordIntent[] =>
  row.kind === 'intents' ? row.intents.filter((each) => each.kind === 'record') : [];

const org = (line: number, sourcedId: string, parentSourcedId = '', type = 'department') => ({
  line,
  values: { sourcedId, name: sourcedId, type, status: '', parentSourcedId },
  absent: new Set<string>(),
});

describe('values', () => {
  it.each([
    ['2026-03-04', '2026-03-04'],
    ['3/4/2026', '2026-03-04'],
    ['12/31/2026', '2026-12-31'],
    ['', null],
    ['soon', 'soon'],
  ])('takes the date "%s" as %s', (given, expected) => expect(dateOf(given)).toBe(expected));

  it.each(['tobedeleted', 'inactive', 'ToBeDeleted'])('takes the status %s for gone', (status) =>
    expect(isDeleted({ status })).toBe(true),
  );

  it.each(['', 'active'])('takes the status "%s" for in force', (status) => expect(isDeleted({ status })).toBe(false));
});

describe('orgs', () => {
  it('bring parents before their children, whatever the order of the rows', () => {
    const mapped = mapOrgs([org(2, 'c', 'b'), org(3, 'b', 'a'), org(4, 'a', 'school'), org(5, 'school', '', 'school')]);
    expect(mapped.flatMap(records).map(({ key }) => key.sourceId)).toEqual(['a', 'b', 'c']);
    expect(mapped.flatMap((row) => (row.kind === 'intents' ? [row.wave] : []))).toEqual([0, 1, 2]);
    expect(mapped.filter(({ kind }) => kind === 'skipped')).toHaveLength(1);
  });

  it('refuse a circle of parents and keep the others', () => {
    const mapped = mapOrgs([org(2, 'a', 'b'), org(3, 'b', 'a'), org(4, 'd')]);
    expect(mapped.flatMap(records).map(({ key }) => key.sourceId)).toEqual(['d']);
    expect(mapped.filter(({ kind }) => kind === 'rejected')).toEqual([
      ...[
        [2, 'b'],
        [3, 'a'],
      ].map(([line, value]) => ({
        ...{ kind: 'rejected', line, column: 'parentSourcedId', value },
        reason: 'parentSourcedId leads round in a circle',
      })),
    ]);
  });
});

describe('courses', () => {
  it('take their own code first and no code twice', () => {
    const row = {
      sourcedId: 'c',
      title: 'Colour',
      status: '',
      courseCode: 'ART 1',
      subjectCodes: 'PHY 2, ART 1,,PHY 2',
    };
    const [course] = records(mapCourse(2, row));
    expect(course?.dependents?.map(({ attributes }) => attributes.number)).toEqual(['ART 1', 'PHY 2']);
  });
});

describe('classes', () => {
  const row = { sourcedId: 's', title: 'S', status: '', courseSourcedId: 'c', termSourcedIds: 'year,fall' };

  it('keep their terms in order and say when there are several', () => {
    const mapped = mapClass(2, row);
    expect(records(mapped)[0]?.references.term?.sourceIds).toEqual(['year', 'fall']);
    expect(mapped).toHaveProperty('note');
    expect(mapClass(2, { ...row, termSourcedIds: 'fall' })).not.toHaveProperty('note');
  });
});

describe('users', () => {
  const row = {
    ...{ sourcedId: 'u', givenName: 'Thomas', familyName: 'Oduya', status: '', enabledUser: 'true', userIds: '' },
    ...{ identifier: 'I-1', email: '', preferredGivenName: '', preferredFamilyName: '', role: '', orgSourcedIds: '' },
  };
  const attributes = (changes: Partial<typeof row>) =>
    records(mapUser(2, { ...row, ...changes }, { post: undefined, absent: new Set() }))[0]?.attributes;

  it.each([
    ['{Employee:4711}', [['Employee', '4711']]],
    [
      '{LDAP:a:b},{ Staff : 7 }',
      [
        ['LDAP', 'a:b'],
        ['Staff', '7'],
      ],
    ],
    ['nonsense', []],
    ['{Employee:}', []],
  ])('have the ids %s', (given, expected) => expect(parseUserIds(given)).toEqual(expected));

  it('are shown by the names that they prefer', () => {
    expect(attributes({ preferredGivenName: 'Tom' })).toMatchObject({ display_name: 'Tom Oduya' });
    expect(attributes({})).toMatchObject({ display_name: 'Thomas Oduya' });
  });

  it('have the id of an employee, else the identifier', () => {
    expect(attributes({ userIds: '{LDAP:x},{Employee:4711}' })).toMatchObject({ primary_employee_id: '4711' });
    expect(attributes({ userIds: '{LDAP:x}' })).toMatchObject({ primary_employee_id: 'I-1' });
  });

  it('are deactivated when they are not enabled', () => {
    expect(attributes({ enabledUser: 'false' })).toMatchObject({ deactivated: true });
    expect(attributes({ enabledUser: '' })).toMatchObject({ deactivated: null });
  });
});

describe('roles', () => {
  const origin = { file: 'roles.csv', line: 2 };
  const status = { isUnknownOrg: () => false };
  const row = {
    ...{ sourcedId: 'r', userSourcedId: 'u', role: 'teacher', status: '' },
    ...{ roleType: 'primary', beginDate: '', endDate: '', orgSourcedId: '' },
  };

  it.each([
    ['teacher', 'Teacher'],
    ['siteAdministrator', 'Site administrator'],
    ['aide', 'Aide'],
  ])('that are work become employments: %s', (role, title) => {
    const [employment] = records(mapRole(origin, { ...row, role }, status));
    expect(employment).toMatchObject({ type: 'employment', attributes: { title, effective_from: null } });
  });

  it('of students become students', () => {
    expect(records(mapRole(origin, { ...row, role: 'student' }, status))[0]?.type).toBe('course_evaluation_student');
  });

  it.each(['parent', 'guardian', 'relative'])('of a %s make no record', (role) =>
    expect(mapRole(origin, { ...row, role }, status)).toEqual({ kind: 'skipped', reason: expect.any(String) }),
  );
});

describe('enrolments', () => {
  const enrollment = (role: string, status = '') => ({ classSourcedId: 's', userSourcedId: 'u', role, status });

  it.each<[string, string, boolean, MappedRow['kind']]>([
    ['student', '', false, 'intents'],
    ['Learner', '', false, 'intents'],
    ['proctor', '', false, 'skipped'],
    ['ext:tutor', '', false, 'skipped'],
    ['janitor', '', false, 'rejected'],
    // They go with the user, but for those that the set removes itself, also from terms that have ended.
    ['student', '', true, 'skipped'],
    ['student', 'tobedeleted', true, 'intents'],
  ])('of a %s with the status "%s", of a user who has gone: %s, are %s', (role, status, isGone, kind) => {
    expect(mapEnrollment(2, enrollment(role, status), { isDeletedUser: () => isGone }).kind).toBe(kind);
  });
});
