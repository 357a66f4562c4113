import { beforeEach, describe, expect, it } from 'vitest';
import type { Report } from '../../../lib/import/report/report.ts';
import { countsOf } from '../../../lib/import/report/summary.ts';
import { runImport } from '../../../lib/import/run/run.ts';
import { startService, type TestService } from '../../support/service.ts';
import { collegeText, type Texts, zipCollege } from './support/one-roster-set.ts';

let service: TestService;
beforeEach(async () => {
  service = await startService();
});

const load = (changes: Texts): Promise<Report> => runImport(service.store, { location: zipCollege(changes) });
const append = (file: string, ...rows: string[]): Texts => ({ [file]: `${collegeText(file)}${rows.join('\n')}\n` });

describe('reports a row by file, line, column and reason, and loads the rest', () => {
  it.each([
    ['a name that is missing', append('users.csv', 'u-x,,,,,,,,,,,,,,,,,,,,,'), 'users.csv', 8, 'givenName'],
    ['an id that is missing', append('users.csv', ',,,,,,Eve,Stone,,,,,,,,,,,,,,'), 'users.csv', 8, 'sourcedId'],
    ['a row cut short', append('users.csv', 'u-x,,,true,eve'), 'users.csv', 8, undefined],
    [
      'a date that is none',
      append('academicSessions.csv', 'x,,,Summer,term,2026-02-30,,,'),
      'academicSessions.csv',
      5,
      'startDate',
    ],
    [
      'a course that is unknown',
      append('classes.csv', 's-x,,,X,,c-none,,,,,fall,,,'),
      'classes.csv',
      6,
      'courseSourcedId',
    ],
    [
      'a term that is unknown',
      append('classes.csv', 's-x,,,X,,c-optics,,,,,"year,none",,,'),
      'classes.csv',
      6,
      'termSourcedIds',
    ],
    ['a user that is unknown', append('roles.csv', 'r-x,,,u-none,primary,aide,,,,'), 'roles.csv', 9, 'userSourcedId'],
    [
      'a role that ends before it begins',
      append('roles.csv', 'r-x,,,u-tom,,aide,2026-02-01,2026-01-01,,'),
      'roles.csv',
      9,
      'endDate',
    ],
    [
      'a class that is unknown',
      append('enrollments.csv', 'e-x,,,s-none,,u-bea,student,,,'),
      'enrollments.csv',
      11,
      'classSourcedId',
    ],
    [
      'a teacher who is unknown',
      append('enrollments.csv', 'e-x,,,s-optics,,u-none,teacher,,,'),
      'enrollments.csv',
      11,
      'userSourcedId',
    ],
    [
      'an id used again with other values',
      append('users.csv', 'u-tom,,,true,,,Eve,Stone,,,,,,,,,,,,,,'),
      'users.csv',
      8,
      undefined,
    ],
  ])('%s', async (_what, changes, file, line, column) => {
    const report = await load(changes);
    expect(report.rejections).toEqual([
      {
        ...{ file, line, reason: expect.any(String), type: expect.any(String) },
        ...(column === undefined ? {} : { column, value: expect.any(String) }),
      },
    ]);
    expect(countsOf(report, 'user').created).toBe(6);
    expect(countsOf(report, 'course_evaluation_section').created).toBe(3);
    expect(JSON.stringify(report.rejections)).not.toMatch(/Eve|Stone|not-an-email|none/);
  });

  it('what depends on a rejected row, too', async () => {
    const report = await load({ 'courses.csv': collegeText('courses.csv').replace(',Harmony,', ',,') });
    expect(report.rejections).toEqual([
      {
        ...{ file: 'courses.csv', line: 2, column: 'title', value: 'empty' },
        ...{ reason: "title can't be blank", type: 'course_evaluation_course' },
      },
      ...[2, 3].map((line) => ({
        ...{ file: 'classes.csv', line, column: 'courseSourcedId', value: 'text of 9 characters' },
        ...{ reason: 'courseSourcedId names no known course', type: 'course_evaluation_section' },
      })),
      ...[2, 3, 6, 8].map((line) => ({
        ...{ file: 'enrollments.csv', line, column: 'classSourcedId', value: 'text of 11 characters' },
        ...{ reason: 'classSourcedId names no known class', type: expect.any(String) },
      })),
    ]);
    expect(countsOf(report, 'enrolments')).toMatchObject({ created: 1, rejected: 2 });
  });

  it('the true line after quoted line breaks', async () => {
    const text = collegeText('courses.csv').replace(',Harmony,', ',"Har\r\nmo\nny",');
    const report = await load({ 'courses.csv': `${text}c-x,,,,,X 1,,,,\n` });
    expect(report.rejections.map(({ line }) => line)).toEqual([7]);
  });
});

it('refuses ids beyond all measure without stopping', async () => {
  const long = '長'.repeat(2_000);
  const report = await load({
    ...append('users.csv', `${long},,,,,,Eve,Stone,,,,,,,,,,,,,,`),
    ...append('enrollments.csv', `e-x,,,${long},,${long},student,,,`, `e-y,,,s-optics,,${long},teacher,,,`),
    ...append('courses.csv', `${'長'.repeat(255)},,,,Long,${long},,,,${'課'.repeat(255)}`),
  });
  expect(report.rejections.map(({ file, line, column }) => `${file} ${line} ${column}`).sort()).toEqual([
    'courses.csv 5 courseCode',
    'enrollments.csv 11 classSourcedId',
    'enrollments.csv 12 userSourcedId',
    'users.csv 8 sourcedId',
  ]);
  // A refused row leaves nothing behind.
  expect(countsOf(report, 'course_evaluation_course').created).toBe(3);
});

it('loads a person whose e-mail is none, without it and with a warning', async () => {
  const report = await load(append('users.csv', 'u-x,,,,,,Eve,Stone,,,not-an-email,,,,,,,,,,,'));
  expect(report.rejections).toEqual([]);
  expect(report.warnings).toEqual([
    {
      ...{ file: 'users.csv', line: 8, column: 'email', value: 'text of 12 characters' },
      reason: 'not a valid e-mail address; the user was loaded without it',
    },
  ]);
  expect(countsOf(report, 'user').created).toBe(7);
});

it('accepts other line ends, column orders, extra and missing columns', async () => {
  const courses = 'vendor,TITLE , courseCode,sourcedId,\r"x\ry",Harmony,MUS 101,c-harmony,\rz,Optics,,c-optics\r';
  const report = await load({ 'courses.csv': `\ufeff${courses}` });
  expect(report.rejected).toBe(0);
  expect(countsOf(report, 'course_evaluation_course').created).toBe(2);
  expect(countsOf(report, 'course_evaluation_listing_number').created).toBe(1);
});

it('accepts OneRoster 1.1, where users have their role', async () => {
  const users = [
    'sourcedId,status,dateLastModified,enabledUser,orgSourcedIds,role,username,userIds,givenName,familyName,email',
    'u-ines,,,true,"college,arts-music",teacher,ines,,Inés,Moreau,',
    'u-bea,,,true,college,student,bea,,Bea,Lind,',
    'u-tom,,,true,science,teacher,tom,,Tom,Oduya,',
    'u-kofi,,,true,college,student,kofi,,Kofi,Adu,',
  ].join('\n');
  const manifest = 'propertyName,value\noneroster.version,1.1\n';
  const report = await load({ 'manifest.csv': manifest, 'users.csv': users, 'roles.csv': undefined });
  expect(report.rejected).toBe(0);
  expect(countsOf(report, 'employment').created).toBe(2);
  expect(countsOf(report, 'course_evaluation_student').created).toBe(2);
});
