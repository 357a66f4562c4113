import { expect, it } from 'vitest';
import { runImport } from '../../../lib/import/run/run.ts';
import { startService } from '../../support/service.ts';
import { folderOf } from './support/sets.ts';

const service = await startService();

const load = (texts: Readonly<Record<string, string>>) => runImport(service.store, { location: folderOf(texts) });

const names = async (collection: string): Promise<string[]> =>
  (await service.call('GET', `/api/v1/${collection}?page[size]=100`)).document.data.map(
    ({ attributes: { display_name, name } }: { attributes: Record<string, string> }) => display_name ?? name,
  );

interface Shown {
  readonly attributes: { readonly display_name: string };
  readonly relationships: { readonly sections: { readonly data: readonly object[] } };
}

const users = (id: string, type = '') =>
  `user_id,login_id,full_name,declared_user_type,status\n${id},a,Ada Eins,${type},active\n`;

it('a change of ids of a misspelt type is rejected with the known words, and makes no second record', async () => {
  expect((await load({ 'users.csv': users('A') })).rejected).toBe(0);
  const report = await load({ 'change_sis_id.csv': 'old_id,new_id,type\nA,B,uesr\n', 'users.csv': users('B') });
  expect(report.rejections).toEqual([
    expect.objectContaining({
      ...{ file: 'change_sis_id.csv', line: 2, column: 'type' },
      reason: 'type is none of user, section, term, course, account, group, group_category',
    }),
  ]);
  expect(await names('users')).toEqual(['Ada Eins']);
  const corrected = await load({
    'change_sis_id.csv': 'old_id,new_id,type\nA,B,User\nx,y,group\n',
    'users.csv': users('B'),
  });
  expect(corrected.rejected).toBe(0);
  expect(await names('users')).toEqual(['Ada Eins']);
});

it('a misspelt type makes no second department, and ends nothing that the set does not name any more', async () => {
  const files = (account: string, user: string) => ({
    'accounts.csv': `account_id,parent_account_id,name\n${account},,Law\nroot,,All\n`,
    'users.csv': `user_id,full_name\n${user},Zoe Zwei\n`,
    'terms.csv': 'term_id,name\nT9,Winter\n',
    'courses.csv': `course_id,short_name,account_id,term_id\nL1,LAW1,root,T9\n`,
    'sections.csv': 'section_id,course_id,name\nLS,L1,01\n',
    'enrollments.csv': `section_id,user_id,role\nLS,${user},student\n`,
  });
  await load(files('law', 'Z1'));
  const changed = { 'change_sis_id.csv': 'old_id,new_id,type\nlaw,jus,acount\nZ1,Z2,uesr\n', ...files('jus', 'Z2') };
  const report = await runImport(service.store, {
    ...{ location: folderOf(changed), removeMissing: true, threshold: 100 },
  });
  expect(report.rejected).toBe(2);
  expect((await names('departments')).filter((name) => name === 'Law')).toHaveLength(1);
  const everybody = (await service.call('GET', '/api/v1/users?page[size]=100')).document.data;
  expect(everybody.filter((each: Shown) => each.attributes.display_name === 'Zoe Zwei')).toMatchObject([
    { attributes: { deactivated: false, primary_employee_id: 'Z1' } },
  ]);
  const students = (await service.call('GET', '/api/v1/course_evaluation_students?include=sections')).document;
  expect(students.data.map((each: Shown) => each.relationships.sections.data)).toContainEqual([
    expect.objectContaining({ type: 'course_evaluation_section' }),
  ]);
});

it('a user is not declared to be what Canvas does not know', async () => {
  const { rejections } = await load({ 'users.csv': users('C', 'studnet') });
  expect(rejections).toMatchObject([{ column: 'declared_user_type', line: 2 }]);
});

it('what is wrong with a value is said of the column that the file has', async () => {
  const { rejections } = await load({
    'manifest.csv': 'propertyName,value\noneroster.version,1.2\nfile.users,bulk\n',
    'users.csv': 'sourcedId,givenName,familyName,enabledUser\nu1,Ada,Eins,perhaps\n',
  });
  expect(rejections).toMatchObject([{ column: 'enabledUser', reason: 'enabledUser must be true or false' }]);
});

it('types of sessions and orgs are those of OneRoster', async () => {
  const { rejections } = await load({
    'manifest.csv': 'propertyName,value\noneroster.version,1.2\nfile.orgs,bulk\nfile.academicSessions,bulk\n',
    'orgs.csv': 'sourcedId,name,type\no1,Physics,department\no2,Maths,departmnet\no3,Uni,ext:campus\n',
    'academicSessions.csv':
      'sourcedId,title,type,startDate,endDate\ns1,Fall,Term,2026-09-01,2026-12-20\ns2,Spring,semestre,2027-01-10,2027-05-20\n',
  });
  expect(rejections).toMatchObject([
    { file: 'orgs.csv', line: 3, column: 'type' },
    { file: 'academicSessions.csv', line: 3, column: 'type' },
  ]);
  const departments = await names('departments');
  expect(departments).toContain('Physics');
  expect(departments).not.toContain('Maths');
  const terms = await names('course_evaluation_terms');
  expect(terms).toContain('Fall');
  expect(terms).not.toContain('Spring');
});

it('roles and their types are those of OneRoster, in usual spellings', async () => {
  const { rejections, counts } = await load({
    'manifest.csv': 'propertyName,value\noneroster.version,1.2\nfile.users,bulk\nfile.roles,bulk\nfile.orgs,bulk\n',
    'orgs.csv': 'sourcedId,name,type\nro1,Arts,department\n',
    'users.csv': 'sourcedId,givenName,familyName\nru1,Ada,Eins\n',
    'roles.csv': `sourcedId,userSourcedId,roleType,role,orgSourcedId
rr1,ru1,primary,Site Administrator,ro1
rr2,ru1,primery,teacher,ro1
rr3,ru1,secondary,teecher,ro1
rr4,ru1,,ext:dean,ro1
rr5,ru1,secondary,relative,ro1
`,
  });
  expect(rejections).toMatchObject([
    { file: 'roles.csv', line: 3, column: 'roleType', reason: 'roleType is none of primary, secondary' },
    {
      file: 'roles.csv',
      line: 4,
      column: 'role',
      reason: expect.stringContaining('role is none of student, teacher, '),
    },
  ]);
  expect(counts.get('employment')).toMatchObject({ created: 2, skipped: 1 });
  const { data } = (await service.call('GET', '/api/v1/employments?page[size]=100')).document;
  expect(data.map(({ attributes }: { attributes: { title: string } }) => attributes.title).sort()).toEqual([
    'Dean',
    'Site administrator',
  ]);
});

it('an invisible character in an id, and a letter in two parts, make no second person', async () => {
  const files = (id: string, name: string) => ({ 'users.csv': `user_id,full_name,status\n${id},${name},active\n` });
  await load(files('z\u00e9ta', 'Yve Null'));
  expect((await load(files('ze\u0301ta', 'Yve Eins'))).counts.get('user')).toMatchObject({ created: 0, changed: 1 });
  expect((await load(files('z\u200b\u00e9ta\ufeff', 'Yve Zwei'))).counts.get('user')).toMatchObject({ changed: 1 });
  expect((await names('users')).filter((name) => name.startsWith('Yve '))).toEqual(['Yve Zwei']);
});

it('roles and types of enrolments are those of Canvas, or custom ones', async () => {
  const { rejections, counts } = await load({
    'terms.csv':
      'term_id,name,date_override_enrollment_type\nCT1,Autumn,\nCT1,Autumn,StudentEnrollment\nCT1,Autumn,Studnet\n',
    'courses.csv': 'course_id,short_name,term_id\nCC1,MU 1,CT1\n',
    'sections.csv': 'section_id,course_id,name\nCS1,CC1,01\n',
    'users.csv': 'user_id,full_name\nCU1,Una Eins\n',
    'enrollments.csv': `section_id,user_id,role,base_role_type
CS1,CU1,studnt,
CS1,CU1,Grader,
CS1,CU1,Mentor,StudentEnrolment
CS1,CU1,Mentor,StudentEnrollment
`,
  });
  expect(rejections).toMatchObject([
    { file: 'terms.csv', line: 4, column: 'date_override_enrollment_type' },
    {
      file: 'enrollments.csv',
      line: 2,
      column: 'role',
      reason: 'role is none of student, teacher, ta, designer, observer',
    },
    { file: 'enrollments.csv', line: 4, column: 'base_role_type' },
  ]);
  expect(counts.get('enrolments')).toMatchObject({ created: 1, skipped: 1 });
});

it('types of the sources of credits are those of HR files, also without an id', async () => {
  const { rejections } = await load({
    'credit_line_items.csv': `external_id,transaction_date,amount,profile_external_id,source_type
HC1,2026-01-01,1,A,employmnt
`,
  });
  expect(rejections).toMatchObject([
    { column: 'source_type', reason: expect.stringContaining('source_type is none of') },
  ]);
});
