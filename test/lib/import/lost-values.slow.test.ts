import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { isComplete, toSummary } from '../../../lib/import/report/summary.ts';
import { runImport } from '../../../lib/import/run/run.ts';
import { keyOf } from '../../../lib/store/keys.ts';
import { startService } from '../../support/service.ts';
import { collegeText, zipCollege } from './support/one-roster-set.ts';
import { folderOf, zipOf } from './support/sets.ts';

const service = await startService();
const load = (location: string) => runImport(service.store, { location });
const lines = (...rows: string[]): string => `${rows.join('\n')}\n`;
const people = { 'users.csv': lines('user_id,login_id,full_name', 'k-1,k-1,Ada') };

it('does not end as complete where a folder in the folder, or a packed file, may hold rows', async () => {
  const folder = folderOf(people);
  mkdirSync(path.join(folder, 'spring', 'late'), { recursive: true });
  mkdirSync(path.join(folder, 'pictures'));
  writeFileSync(path.join(folder, 'spring', 'late', 'users.csv'), people['users.csv'].replaceAll('k-1', 'k-2'));
  const report = await load(folder);
  expect(isComplete(report)).toBe(false);
  expect(toSummary(report).files).toEqual([
    { file: 'users.csv', state: 'read', rows: 1, loaded: 1, rejected: 0, skipped: 0 },
    expect.objectContaining({ file: 'pictures/', state: 'left_out' }),
    {
      ...{ file: 'spring/late/users.csv', state: 'not_understood', rows: 1, loaded: 0, rejected: 1, skipped: 0 },
      reason: 'a folder in a folder is not read',
    },
  ]);
  const packed = ['people.json', 'spring.zip', 'users.csv.bak', 'users.csv.gz', 'users.xlsx'];
  const texts = Object.fromEntries([...packed, 'README.txt', 'logo.png'].map((name) => [name, 'x']));
  const { files } = toSummary(await load(zipOf({ ...people, ...texts })));
  const notUnderstood = files.filter(({ state }) => state === 'not_understood').map(({ file }) => file);
  expect(notUnderstood.sort()).toEqual(packed);
});

it('warns of ids of a OneRoster user that are left out, and refuses a flag that is neither yes nor no', async () => {
  const rows = ['x-1,A,B,12345,', 'x-2,A,B,"{LDAP:a},{LDAP:b}",no', 'x-3,A,B,{LDAP:a,TRUE', 'x-4,A,B,,maybe'];
  const fine = ['x-5,A,B,"{LDAP:a},{Employee:7},{Other:}",1', 'x-6,A,B,"LDAP:a, Staff:8",'];
  const report = await load(
    zipCollege({ 'users2.csv': lines('sourcedId,givenName,familyName,userIds,enabledUser', ...rows, ...fine) }),
  );
  const places = (all: readonly { file: string; line: number; column?: string }[]) =>
    all.map(({ file, line, column }) => `${file} ${line} ${column}`);
  expect(places(report.warnings)).toEqual(['users2.csv 2 userIds', 'users2.csv 3 userIds', 'users2.csv 4 userIds']);
  expect(places(report.rejections)).toEqual(['users2.csv 5 enabledUser']);
  const named = await service.store.get(keyOf.sourceId('oneroster', 'user', 'x-2'));
  const user = await service.store.read({ type: 'user', id: String(named?.record_id) });
  expect(user).toMatchObject({ deactivated: true, employee_ids: '{"LDAP":"a"}' });
});

it('refuses a row of HR whose user and profile are of two people, and names columns that nobody reads', async () => {
  await load(zipCollege());
  const rows = ['a-1,X,u-ines,u-tom,', 'a-2,X,u-ines,u-ines,', 'a-3,X,,u-tom,', 'a-4,X,u-tom,,'];
  const head = 'external_id,address_line1,user_external_id,profile_external_id,adress_line2';
  const post = 'external_id,title,user_external_id,profile_external_id';
  const report = await load(
    zipOf({ 'addresses.csv': lines(head, ...rows), 'employments.csv': lines(post, 'm-1,Professor,u-ines,u-tom') }),
  );
  expect(report.rejections.map(({ file, line, column, reason }) => [file, line, column, reason])).toEqual([
    ['employments.csv', 2, 'profile_external_id', 'profile_external_id is not the profile of the user'],
    ['addresses.csv', 2, 'profile_external_id', 'profile_external_id is not the profile of the user'],
  ]);
  expect(toSummary(report).types.address).toMatchObject({ created: 3, rejected: 1 });
  expect(toSummary(report).notes).toContainEqual({
    text: 'addresses.csv has columns that are not read: adress_line2 (address_line2?)',
  });
});

it('names orgs that nobody knows, and skips the roles of users that the set removes', async () => {
  const roles = ['y-1,u-tom,teacher,nowhere,', 'y-2,u-tom,aide,college,', 'y-3,y-gone,teacher,science,'];
  const { rejections, warnings, skips } = await load(
    zipCollege({
      'orgs2.csv': lines('sourcedId,name,type,parentSourcedId', 'y-org,Botany,department,nowhere'),
      'users2.csv': lines('sourcedId,status,givenName,familyName', 'y-gone,tobedeleted,Yu,Gone'),
      'roles2.csv': lines('sourcedId,userSourcedId,role,orgSourcedId,status', ...roles),
    }),
  );
  expect(rejections).toEqual([]);
  expect(warnings).toEqual([
    {
      ...{ file: 'orgs2.csv', line: 2, column: 'parentSourcedId', value: 'text of 7 characters' },
      reason: 'parentSourcedId names no known department; the row was loaded without it',
    },
    {
      ...{ file: 'roles2.csv', line: 2, column: 'orgSourcedId', value: 'text of 7 characters' },
      reason: 'orgSourcedId names no known org; the role was loaded without it',
    },
  ]);
  expect([...skips.values()]).toContainEqual({
    ...{ file: 'roles2.csv', reason: 'roles of users that users.csv removes', rows: 1 },
  });
});

it('reads the roles of users.csv where a set of OneRoster 1.2 has no roles.csv, and the first department of several orgs', async () => {
  const users = ['z-1,Zoe,Abt,teacher,"college,science"', 'z-2,Zac,Bo,student,college', 'z-3,Zia,Co,,'];
  const texts = { 'users.csv': lines('sourcedId,givenName,familyName,role,orgSourcedIds', ...users) };
  const report = await load(zipCollege({ ...texts, 'roles.csv': undefined, 'enrollments.csv': undefined }));
  expect(report.rejections).toEqual([]);
  expect(toSummary(report).types).toMatchObject({
    employment: { created: 1 },
    course_evaluation_student: { created: 1 },
  });
  const [user, science] = await Promise.all(
    [['user', 'z-1'] as const, ['department', 'science'] as const].map(async ([type, id]) => {
      const named = await service.store.get(keyOf.sourceId('oneroster', type, id));
      return service.store.read({ type, id: String(named?.record_id) });
    }),
  );
  const profile = await service.store.read({ type: 'profile', id: String(user?.profile) });
  expect(profile?.department).toBe(science?.id);
});

it('reports to scripts repeated rows, and modes that the manifest cannot have', async () => {
  const manifest = collegeText('manifest.csv').replace('file.roles,bulk', 'file.roles,full');
  const users = collegeText('users.csv');
  const report = await load(zipCollege({ 'manifest.csv': manifest, 'users.csv': `${users}${users.split('\n')[1]}\n` }));
  expect(toSummary(report).notes).toEqual(
    expect.arrayContaining([
      { text: 'manifest.csv calls file.roles neither bulk, delta nor absent; it is read as delta' },
      {
        text: 'rows repeat an earlier row of the same id; they make no second record and count as unchanged',
        count: 2,
      },
    ]),
  );
});

it('takes a Canvas set next to a file that only has a name of OneRoster', async () => {
  const report = await load(zipOf({ ...people, 'roles.csv': lines('role_id,role', '1,Reader') }));
  expect(toSummary(report).files).toMatchObject([
    { file: 'users.csv', loaded: 1 },
    { file: 'roles.csv', state: 'not_understood', rows: 1 },
  ]);
});

it('refuses an administrator of an account that nobody knows, and skips those that the set removes', async () => {
  const admins = lines('user_id,account_id,role', 'k-1,nowhere,Admin', 'k-1,,Admin', 'k-9,,Admin');
  const users = { 'users.csv': lines('user_id,login_id,full_name,status', 'k-1,k-1,Ada,', 'k-9,k-9,Kay,deleted') };
  const { rejections, skips } = await load(zipOf({ ...users, 'admins.csv': admins }));
  expect(rejections).toMatchObject([{ file: 'admins.csv', line: 2, column: 'account_id' }]);
  expect([...skips.values()]).toEqual([
    { file: 'admins.csv', reason: 'roles of users that users.csv removes', rows: 1 },
  ]);
});

it('reads files of a folder whatever the bytes of their names, and none where two have one name', async () => {
  const folder = folderOf(people);
  const named = Buffer.concat([Buffer.from(folder + path.sep), Buffer.from('caf\xe9.csv', 'latin1')]);
  writeFileSync(named, people['users.csv'].replaceAll('k-1', 'k-3'));
  expect(toSummary(await load(folder)).files).toMatchObject([
    { file: 'users.csv', loaded: 1 },
    { file: 'café.csv', loaded: 1 },
  ]);
  writeFileSync(path.join(folder, 'Users.csv'), people['users.csv'].replaceAll('k-1', 'k-4'));
  await expect(load(folder)).rejects.toThrow('two files of one name; nothing of it is read: Users.csv, users.csv.');
});

it('says of a set of no format what it found instead', async () => {
  const folder = folderOf({ 'inner.zip': 'x', 'export.csv': 'a,b\n1,2\n' });
  writeFileSync(path.join(folder, 'people.csv'), Buffer.from('user_id,login_id,name\n1,2,Inés\n', 'latin1'));
  await expect(load(folder)).rejects.toThrow(
    'Found: export.csv (its header is that of no known file), inner.zip (not a CSV file with a header), ' +
      'people.csv (line 2, is not in UTF-8. Save it as UTF-8: in Excel as "CSV UTF-8").',
  );
});

it('stops where a set has no file of the format that is asked for', async () => {
  const run = runImport(service.store, { location: zipCollege(), format: 'canvas' });
  await expect(run).rejects.toThrow('The set has no files of the format canvas.');
});
