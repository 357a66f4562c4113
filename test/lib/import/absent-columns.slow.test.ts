import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Report } from '../../../lib/import/report/report.ts';
import { runImport } from '../../../lib/import/run/run.ts';
import { makeStage, type Stage } from '../../support/copy-tables.ts';
import { startService } from '../../support/service.ts';
import { folderOf } from './support/sets.ts';

const service = await startService();

const load = (texts: Readonly<Record<string, string>>) => runImport(service.store, { location: folderOf(texts) });

interface Shown {
  readonly id: string;
  readonly attributes: Readonly<Record<string, unknown>>;
  readonly relationships?: Readonly<Record<string, { readonly data?: unknown }>>;
}

const all = async (collection: string): Promise<Shown[]> =>
  (await service.call('GET', `/api/v1/${collection}?page[size]=100`)).document.data;

/** The attributes of all users, by their ids in the files, without the times of their changes. */
const users = async (): Promise<Map<unknown, Readonly<Record<string, unknown>>>> =>
  new Map(
    (await all('users')).map(({ attributes: { updated_at: _changed, ...attributes } }) => [
      attributes.primary_employee_id,
      attributes,
    ]),
  );

const ofUsers = 'propertyName,value\nmanifest.version,1.0\noneroster.version,1.1\nfile.users,bulk\n';

describe('a OneRoster file without a column', () => {
  const first = {
    'manifest.csv': ofUsers,
    'users.csv': `sourcedId,status,enabledUser,orgSourcedIds,role,givenName,familyName,identifier,email
c1,,false,,teacher,Xa,Ya,9001,xa@a.example
c2,,true,,student,Ora,Eins,9002,ora@a.example
`,
  };
  let loaded: Stage<Report>;
  beforeAll(async () => {
    loaded = await makeStage(() => load(first), service.store);
  });
  beforeEach(async () => void (await loaded.reset()));

  it('leaves what is stored: who is deactivated, addresses and ids', async () => {
    expect(loaded.made.rejected).toBe(0);
    const before = await users();
    const second = `sourcedId,status,orgSourcedIds,role,givenName,familyName
c1,,,teacher,Xa,Ya
c2,,,student,Ora,Eins-Zwei
`;
    expect((await load({ 'manifest.csv': ofUsers, 'users.csv': second })).rejected).toBe(0);
    expect(before.get('9001')).toMatchObject({ deactivated: true, emails: ['xa@a.example'] });
    expect(await users()).toEqual(before.set('9002', { ...before.get('9002'), display_name: 'Ora Eins-Zwei' }));
  });

  it('leaves who works where', async () => {
    const texts = { 'manifest.csv': ofUsers, 'users.csv': 'sourcedId,givenName,familyName\nc1,Xa,Ya\nc2,Ora,Eins\n' };
    const location = folderOf(texts);
    const { rejected } = await runImport(service.store, { location, removeMissing: true, threshold: 100 });
    expect(rejected).toBe(0);
    expect(await all('employments')).toMatchObject([{ attributes: { title: 'Teacher', effective_to: null } }]);
  });

  it('names a header that nobody knows, with a guess, and passes over what the format has besides', async () => {
    const misspelt = `sourcedId,status,enabledUser,orgSourcedIds,role,username,givenName,familyName,identifier,e-mail,metadata.x,colour
c2,,true,,student,ora,Ora,Eins,9002,ora@b.example,1,red
`;
    const { notes } = await load({ 'manifest.csv': ofUsers, 'users.csv': misspelt });
    expect([...notes.keys()].join()).toContain('users.csv has columns that are not read: e-mail (email?), colour');
    expect((await users()).get('9002')).toMatchObject({ emails: ['ora@a.example'] });
  });
});

describe('a Canvas file without a column', () => {
  const first = {
    'accounts.csv': 'account_id,parent_account_id,name\nA,,All\nB,A,Arts\n',
    'terms.csv': 'term_id,name,status,start_date,end_date\nT1,Autumn,active,2026-09-01,2027-01-31\n',
    'users.csv': `user_id,integration_id,login_id,full_name,email,status
U1,I1,u1,Una Eins,u1@a.example,active
U2,I2,u2,Duo Zwei,u2@a.example,suspended
`,
  };
  let loaded: Stage<Report>;
  beforeAll(async () => {
    loaded = await makeStage(() => load(first), service.store);
  });
  beforeEach(async () => void (await loaded.reset()));

  it('leaves what is stored: the suspended, addresses, ids, dates, and where departments belong', async () => {
    expect(loaded.made.rejected).toBe(0);
    const everything = async () => ({
      users: await users(),
      terms: (await all('course_evaluation_terms')).map(({ attributes: { start_date, end_date } }) => [
        start_date,
        end_date,
      ]),
      parents: (await all('departments')).map(({ id, relationships }) => [id, relationships?.parent?.data]),
    });
    const before = await everything();
    expect(before.users.get('U2')).toMatchObject({ deactivated: true, employee_ids: { login_id: 'u2' } });
    const again = {
      'accounts.csv': 'account_id,name\nA,All\nB,Arts\n',
      'terms.csv': 'term_id,name,status\nT1,Autumn,active\n',
      'users.csv': 'user_id,full_name\nU1,Una Eins\nU2,Duo Zwei\n',
    };
    expect((await load(again)).rejected).toBe(0);
    expect(await everything()).toEqual(before);
  });

  it('changes the ids that it has, and leaves the others', async () => {
    await load({ 'users.csv': 'user_id,login_id\nU1,una\nU2,\n' });
    const after = await users();
    expect(after.get('U1')?.employee_ids).toEqual({ login_id: 'una', integration_id: 'I1' });
    expect(after.get('U2')?.employee_ids).toEqual({ integration_id: 'I2' });
    expect([after.get('U1'), after.get('U2')].map((each) => each?.display_name)).toEqual(['Una Eins', 'Duo Zwei']);
  });

  it('leaves the names of courses', async () => {
    const named = (columns: string, row: string) => ({
      ...first,
      'courses.csv': `course_id,short_name,${columns}account_id,term_id\nc1,MUS1,${row}A,T1\n`,
    });
    const names = async () => (await all('course_evaluation_courses')).map(({ attributes: { name } }) => name);
    await load(named('long_name,', 'Music 1,'));
    expect((await load(named('', ''))).rejected).toBe(0);
    expect(await names()).toEqual(['Music 1']);
  });

  it('clears what an empty cell says nothing of', async () => {
    await load({ 'users.csv': 'user_id,full_name,email,status\nU2,Duo Zwei,,\n' });
    expect((await users()).get('U2')).toMatchObject({ emails: null, deactivated: false });
  });
});
