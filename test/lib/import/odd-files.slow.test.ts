import { beforeEach, describe, expect, it } from 'vitest';
import type { Report } from '../../../lib/import/report/report.ts';
import { countsOf, toSummary } from '../../../lib/import/report/summary.ts';
import { runImport } from '../../../lib/import/run/run.ts';
import { keyOf } from '../../../lib/store/keys.ts';
import { startService, type TestService } from '../../support/service.ts';
import { type Texts, writeTemporary, zipCollege } from './support/one-roster-set.ts';
import { folderOf, zipOf } from './support/sets.ts';

let service: TestService;
beforeEach(async () => {
  service = await startService();
});

const load = (location: string, more: object = {}): Promise<Report> => runImport(service.store, { location, ...more });

const lines = (...rows: string[]): string => `${rows.join('\n')}\n`;

const canvas: Texts = {
  'accounts.csv': lines('account_id,parent_account_id,name,status', 'arts,,Arts,active'),
  'terms.csv': lines('term_id,name,status,start_date,end_date', 'f26,Fall 2026,active,2026-09-01,2026-12-20'),
  'courses.csv': lines('course_id,short_name,long_name,account_id,term_id,status', 'C1,MUS 1,Harmony,arts,f26,active'),
  'sections.csv': lines('section_id,course_id,name,status', 'S1,C1,Harmony 1,active'),
  'fall-users.csv': lines('user_id,login_id,full_name,email,status', 'u1,u1,Ada Novak,ada@x.example,active'),
  'more people.csv': lines(
    'user_id,login_id,full_name,email,status',
    'u2,u2,Ben Oduya,ben@x.example,active',
    'u3,u3,,,',
  ),
  'enrol-fall.csv': lines(
    'course_id,section_id,user_id,role,role_id,status',
    'C1,S1,u1,student,3,active',
    ',S1,u2,teacher,4,active',
  ),
  'late.csv': lines('section_id,user_id,role_id,status', 'S1,u3,3,active', 'S1,u3,99,active'),
};

const idOf = async (type: string, sourceId: string, source = 'canvas'): Promise<string | undefined> => {
  const item = await service.store.get(keyOf.sourceId(source, type, sourceId));
  return item === undefined ? undefined : String(item.record_id);
};

const filesOf = (report: Report) => new Map(toSummary(report).files.map((each) => [each.file, each]));

const expectAccounted = (report: Report, texts: Texts): void => {
  const files = filesOf(report);
  for (const [file, text] of Object.entries(texts)) {
    if (text === undefined) continue;
    const rows = text.split(/\r?\n/).filter((row) => row.replaceAll(/[,;\t]/g, '').trim() !== '').length - 1;
    const counts = files.get(file);
    const accounted = (counts?.loaded ?? 0) + (counts?.rejected ?? 0) + (counts?.skipped ?? 0);
    expect([file, counts?.rows, accounted]).toEqual([file, rows, rows]);
  }
};

describe('Canvas files', () => {
  it('are recognised by their headers, several of a kind, and every row is accounted for', async () => {
    const texts = {
      ...canvas,
      'groups.csv': lines('group_id,group_category_id,account_id,name,status', 'g1,,arts,Group,available'),
      'notes.csv': lines('colour,size', 'red,1', 'blue,2'),
    };
    const report = await load(zipOf(texts));
    expectAccounted(report, texts);
    expect(countsOf(report, 'user')).toMatchObject({ created: 3, rejected: 0 });
    expect(countsOf(report, 'enrolments')).toMatchObject({ created: 2, rejected: 1 });
    expect(report.rejections).toEqual([
      {
        ...{ file: 'late.csv', line: 3, column: 'role_id', value: 'number', type: 'enrolments' },
        reason: 'role_id is of a role that no row of the set names',
      },
    ]);
    const files = filesOf(report);
    expect(files.get('groups.csv')).toMatchObject({ state: 'left_out', skipped: 1, reason: 'groups are not imported' });
    expect(files.get('notes.csv')).toMatchObject({ state: 'not_understood', rejected: 2, loaded: 0 });
    expect(report.files.hasUnknown).toBe(true);
  });

  it('name a course that is not the section’s, or that nobody knows, in rows that are refused', async () => {
    const courses = `${canvas['courses.csv']}C2,ART 1,Colour,arts,f26,active\n`;
    await load(zipOf({ ...canvas, 'late.csv': undefined, 'courses.csv': courses }));
    const rows = ['C2,S1,u3,student,active', 'NONE,S1,u3,student,active', 'C1,S1,u3,student,active'];
    const head = 'course_id,section_id,user_id,role,status';
    const alone = await load(zipOf({ 'enrollments.csv': lines(head, ...rows) }));
    expect(alone.rejections.map(({ line, reason }) => [line, reason])).toEqual([
      [2, 'course_id is not the course of the section'],
      [3, 'course_id names no known course'],
    ]);
    const whole = await load(
      zipOf({ 'sections.csv': canvas['sections.csv'], 'enrollments.csv': lines(head, ...rows) }),
    );
    expect(whole.rejections.map(({ line, reason }) => [line, reason])).toEqual([
      [2, 'course_id is not the course of the section'],
      [3, 'course_id is not the course of the section'],
    ]);
  });

  it('of a refused course leave nothing behind, and of a refused teacher no instructor', async () => {
    const texts = {
      ...canvas,
      'late.csv': undefined,
      'courses.csv': `${canvas['courses.csv']}C2,ART 1,Colour,arts,nowhere,active\nC3,MUS 1,Harmony,arts,nowhere,active\n`,
      'enrol-fall.csv': lines('section_id,user_id,role,status', 'S9,u2,teacher,active'),
    };
    const report = await load(zipOf(texts));
    expect(report.rejections.map(({ file, line, column }) => `${file} ${line} ${column}`)).toEqual([
      'courses.csv 3 term_id',
      'courses.csv 4 term_id',
      'enrol-fall.csv 2 section_id',
    ]);
    expect(countsOf(report, 'course_evaluation_course').created).toBe(1);
    expect(countsOf(report, 'course_evaluation_listing_number').created).toBe(1);
    expect(countsOf(report, 'course_evaluation_instructor').created).toBe(0);
    expectAccounted(report, texts);
  });

  it('with an empty xlist_course_id do not spoil the next row', async () => {
    const courses = `${canvas['courses.csv']}C2,ART 1,Colour,arts,f26,active\n`;
    const xlists = lines('xlist_course_id,section_id,status', ',S1,active', 'C2,S1,active');
    const report = await load(
      zipOf({ ...canvas, 'late.csv': undefined, 'courses.csv': courses, 'xlists.csv': xlists }),
    );
    expect(report.rejections.map(({ file, line, reason }) => `${file} ${line} ${reason}`)).toEqual([
      'xlists.csv 2 xlist_course_id is empty',
    ]);
    const section = await service.store.read({
      type: 'course_evaluation_section',
      id: String(await idOf('course_evaluation_section', 'S1')),
    });
    expect(section?.course).toBe(await idOf('course_evaluation_course', 'C2', 'canvas_course'));
  });

  it('of deleted users take them out of their sections', async () => {
    await load(zipOf(canvas));
    const users = canvas['fall-users.csv']?.replace('active', 'deleted');
    const teachers = canvas['more people.csv']?.replace('ben@x.example,active', 'ben@x.example,deleted');
    const gone = await load(zipOf({ ...canvas, 'fall-users.csv': users, 'more people.csv': teachers }));
    expect(countsOf(gone, 'enrolments')).toMatchObject({ removed: 1, skipped: 2 });
    expect(countsOf(gone, 'course_evaluation_section_instructor')).toMatchObject({ removed: 1 });
    const id = String(await idOf('course_evaluation_student', 'u1'));
    expect((await service.store.read({ type: 'course_evaluation_student', id }))?.sections).toEqual({});
  });

  it('are read as others write them: short rows, semicolons, tabs, UTF-16, one file alone', async () => {
    const text = lines(
      'user_id;login_id;full_name;email;status',
      'u1;u1;Ada Novak',
      'u2;u2;"Oduya; Ben";ben@x.example',
    );
    const semicolons = await load(writeTemporary(text, 'people.csv'));
    expect(semicolons.rejected).toBe(0);
    expect(countsOf(semicolons, 'user')).toMatchObject({ created: 2 });
    const tabs = await load(writeTemporary(text.replaceAll(';', '\t').replace('Oduya\t', 'Oduya;'), 'people.tsv'));
    expect(countsOf(tabs, 'user')).toMatchObject({ unchanged: 2, rejected: 0 });
    const utf16 = await load(writeTemporary(Buffer.from(text.replace('Ada', 'Ädä'), 'utf16le'), 'people.csv'));
    expect(countsOf(utf16, 'user')).toMatchObject({ changed: 1, unchanged: 1 });
  });

  it('whose last row is cut off refuse that row', async () => {
    const report = await load(
      writeTemporary('user_id,login_id,full_name,email\nu1,u1,Ada,a@x.example\nu2,u2,Be', 'u.csv'),
    );
    expect(report.rejections).toMatchObject([{ file: 'u.csv', line: 3, reason: expect.stringContaining('cut off') }]);
    expect(countsOf(report, 'user').created).toBe(1);
  });
});

describe('OneRoster files', () => {
  const enrolments = (...rows: string[]): string =>
    lines('sourcedId,status,dateLastModified,classSourcedId,schoolSourcedId,userSourcedId,role', ...rows);
  const users = (...rows: string[]): string => lines('sourcedId,givenName,familyName,status,userIds', ...rows);

  it('spell roles in many ways, and refuse what is none', async () => {
    const rows = ['e1,,,s-optics,,u-bea,learner', 'e2,,,s-optics,,u-kofi,Students', 'e3,,,s-optics,,u-tom,Instructor'];
    const others = ['e4,,,s-optics,,u-ada,visitor', 'e5,,,s-optics,,u-paul,proctor', 'e6,foo,,s-optics,,u-ada,student'];
    const report = await load(zipCollege({ 'enrollments.csv': enrolments(...rows, ...others) }));
    expect(countsOf(report, 'enrolments')).toMatchObject({ created: 2, rejected: 2, skipped: 1 });
    expect(countsOf(report, 'course_evaluation_section_instructor').created).toBe(1);
    expect(report.rejections.map(({ line, column }) => [line, column])).toEqual([
      [5, 'role'],
      [7, 'status'],
    ]);
  });

  it('of further names are read, with ids in no braces', async () => {
    const report = await load(
      zipCollege({ 'users2.csv': users('u-eve,Eve,Stone,,"Employee:99,LDAP:eve"', 'u-x,X,Y,foo,') }),
    );
    expect(report.rejections.map(({ file, line, column }) => `${file} ${line} ${column}`)).toEqual([
      'users2.csv 3 status',
    ]);
    const id = String(await idOf('user', 'u-eve', 'oneroster'));
    expect(await service.store.read({ type: 'user', id })).toMatchObject({
      ...{ primary_employee_id: '99', employee_ids: '{"LDAP":"eve","Employee":"99"}' },
    });
    expect(filesOf(report).get('users2.csv')).toMatchObject({ rows: 2, loaded: 1, rejected: 1 });
  });

  it('that exist and are absent from the manifest are reported', async () => {
    const manifest = lines('propertyName,value', 'oneroster.version,1.2', 'file.orgs,absent', 'file.users,bulk');
    const report = await load(zipCollege({ 'manifest.csv': manifest }));
    expect(filesOf(report).get('orgs.csv')).toMatchObject({
      ...{ state: 'left_out', rows: 5, skipped: 5, reason: 'manifest.csv calls it absent' },
    });
  });

  it('that are complete of nothing say that nothing can be missing', async () => {
    const manifest = lines('propertyName,value', 'oneroster.version,1.2', 'file.users,delta');
    const report = await load(zipCollege({ 'manifest.csv': manifest }), { removeMissing: true });
    expect(toSummary(report).notes).toContainEqual({
      text: 'Nothing can be missing of this set, because manifest.csv calls no file of it bulk',
    });
  });

  it('of classes in a school year make it a term', async () => {
    const classes = lines(
      'sourcedId,title,courseSourcedId,termSourcedIds',
      's-1,All year,c-optics,year',
      's-2,Fall,c-optics,"year,fall"',
    );
    const report = await load(zipCollege({ 'classes.csv': classes, 'enrollments.csv': undefined }));
    expect(report.rejections).toEqual([]);
    const termOf = async (section: string) => {
      const id = String(await idOf('course_evaluation_section', section, 'oneroster'));
      return (await service.store.read({ type: 'course_evaluation_section', id }))?.term;
    };
    expect(await termOf('s-1')).toBe(await idOf('course_evaluation_term', 'year', 'oneroster'));
    expect(await termOf('s-2')).toBe(await idOf('course_evaluation_term', 'fall', 'oneroster'));
  });

  it('without a manifest are named as such', async () => {
    const location = folderOf({ 'users.csv': users('u-eve,Eve,Stone,,') });
    await expect(load(location)).rejects.toThrow('There are files of OneRoster, but no manifest.csv.');
  });

  it('that nobody understands keep the missing from being removed', async () => {
    await load(zipCollege());
    const report = await load(zipCollege({ 'lost.csv': 'a,b\n1,2\n' }), { removeMissing: true });
    expect(toSummary(report).notes).toContainEqual({ text: expect.stringContaining('was not removed') });
  });
});
