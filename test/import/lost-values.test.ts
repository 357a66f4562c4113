import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { isComplete, toSummary } from '../../lib/import/report/summary.ts';
import { runImport } from '../../lib/import/run/run.ts';
import { keyOf } from '../../lib/store/keys.ts';
import { startService } from '../support/service.ts';
import { zipCollege } from './support/one-roster-set.ts';
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
    text: 'addresses.csv has columns that are not read: adress_line2',
  });
});
