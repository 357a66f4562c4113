import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { carryOutImport } from '../../../functions/imports/carry-out-import.ts';
import { sampleGroups } from '../../../infra/local/provider/people.ts';
import { continuationOf } from '../../../lib/import/remote/queue.ts';
import { archiveFile } from '../../../lib/import/remote/uploads/folder-uploads.ts';
import { type Texts, writeTemporary } from '../../lib/import/support/one-roster-set.ts';
import { zip } from '../../lib/import/support/zip.ts';
import { accessTokens, tokenBody } from '../../support/access-tokens.ts';
import { Issuer } from '../../support/issuer.ts';
import { describeInProcess } from '../../support/routes-under-test.ts';
import { startService, toOne } from '../../support/service.ts';

const service = await startService();
const folder = mkdtempSync(path.join(tmpdir(), 'facet-uploads-'));
const officer = { number: 'E10279', email: 'callum.strachney@ellerybay.example' };
const chair = { number: 'E10058', email: 'tomasz.wierzbin@ellerybay.example' };
for (const [display_name, { number, email }] of [
  ['Callum Strachney', officer],
  ['Tomasz Wierzbin', chair],
] as const)
  await service.seed(
    'user',
    { display_name, primary_employee_id: number, emails: [email] },
    { profile: toOne(await service.seed('profile')) },
  );
// Somebody with further addresses and numbers.
await service.seed('user', {
  display_name: 'Inês Carvalho-Lund',
  emails: ['i.carvalho@lund-analysis.example'],
  employee_ids: { payroll: 'P-20117' },
});
let issuer: Issuer;

beforeAll(async () => {
  issuer = await Issuer.start();
  Object.assign(process.env, {
    ...{ OIDC_ISSUER: issuer.address, OIDC_AUDIENCE: issuer.audience, OIDC_CLAIM: 'email' },
    ...{ OIDC_GROUPS: JSON.stringify(sampleGroups), IMPORT_FOLDER: folder },
  });
});
afterAll(() => {
  issuer.stop();
  rmSync(folder, { recursive: true });
  for (const name of Object.keys(process.env)) if (name.startsWith('OIDC_')) delete process.env[name];
});

const signIn = async (email: string, ...groups: readonly string[]) => ({
  authorization: `Bearer ${await issuer.sign({ email, groups })}`,
});

/** Somebody who imports: with which headers. */
type Importer = () => Promise<Record<string, string>>;

const integration: Importer = async () => ({});
const office: Importer = () => signIn(officer.email, 'evaluation-office');

/** An integration whose token the officer has made. */
const givenByOffice: Importer = async () => {
  const { document } = await service.call('POST', accessTokens, {
    body: tokenBody(['import:write']),
    headers: await office(),
  });
  return { authorization: `Bearer ${document.meta.secret}` };
};

const importSet = async (importer: Importer, texts: Texts, attributes: object = {}) => {
  const headers = await importer();
  const { document } = await service.call('POST', '/api/v1/imports', {
    headers,
    body: { data: { type: 'import', attributes } },
  });
  const { id } = document.data;
  const files = Object.entries(texts).map(([name, text = '']) => ({ name, text }));
  copyFileSync(writeTemporary(zip(files)), archiveFile(folder, id));
  await carryOutImport({ Records: [{ body: continuationOf(id) }] }, { getRemainingTimeInMillis: () => Infinity });
  const target = `/api/v1/imports/${id}`;
  const [done, rejections] = [
    await service.call('GET', target, { headers }),
    await service.call('GET', `${target}/rejections?page[size]=100`, { headers }),
  ];
  return { id, done: done.document, rejections: rejections.document };
};

/** All that an import answers, without the ids, times and sealed cursors that are its own. */
const answerOf = ({ id, done, rejections }: Awaited<ReturnType<typeof importSet>>): string =>
  JSON.stringify({ done, rejections })
    .replaceAll(id, 'ID')
    .replaceAll(/[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}/g, 'ID')
    .replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, 'TIME')
    .replaceAll(/page%5Bbefore%5D=[\w-]+/g, 'CURSOR');

const table = (...lines: readonly string[]): string => `${lines.join('\n')}\n`;
const users = (...rows: readonly string[]): Texts => ({
  'users.csv': table('user_id,login_id,full_name,email,status', ...rows),
});

const caseColumns = ['full_title', 'workflow_group', 'candidate', 'workflow', 'recused'].map((name) =>
  name === 'full_title' ? name : `${name}_external_id`,
);

/** HR files that give access. */
const access = (rows: { chair: string; assistant: string; group: string; of: string }): Texts => ({
  'department_chairs.csv': table('department_external_id,chair_external_id', rows.chair),
  'admin_assistant_roles.csv': table(
    'external_id,admin_assistant_external_id,faculty_member_external_id',
    rows.assistant,
  ),
  'workflow_groups.csv': table('external_id,name,members_external_id', rows.group),
  'workflow_cases.csv': table(['external_id', ...caseColumns].join(), rows.of),
});

const accessNow = access({
  chair: 'A,c-1',
  assistant: 'r-1,c-2,c-1',
  group: `g-1,Committee,${chair.number}`,
  of: `w-1,Tenure,g-1,c-1,Tenure,${chair.number}`,
});

const known = ['c-1', 'c-2', 'c-3', 'c-4'].map((id) => `${id},login-${id},Known,${id}@ellerybay.example,active`);

// What an integration has imported before: users with ids of a roster, and what gives access.
beforeAll(async () => {
  const accounts = table('account_id,name,parent_account_id,status', 'A,Arts,,active', 'B,Biology,,active');
  for (const set of [{ ...users(...known), 'accounts.csv': accounts }, accessNow]) {
    const { done } = await importSet(integration, set);
    expect(done.data.attributes).toMatchObject({ state: 'finished', rejected: 0 });
  }
});

const changedIds = (...rows: readonly string[]) => ({ 'change_sis_id.csv': table('old_id,new_id,type', ...rows) });

// Sets whose rows all ask for what only an integration imports: one says what is true, the other what is not.
const truth: Texts = {
  ...users(
    ...known.slice(0, 3),
    'c-4,login-c-4,Known,c-4@ellerybay.example,deleted',
    `${chair.number},,Tomasz Wierzbin,${chair.email},active`,
    'new-1,,New,c-1@ellerybay.example,active',
    'new-2,P-20117,New,,active',
  ),
  ...changedIds('c-1,c-9,user', 'A,C,account'),
  ...accessNow,
};
const lie: Texts = {
  ...users(
    'c-1,login-c-1,Known,mine@ellerybay.example,active',
    'c-2,E-1,Known,c-2@ellerybay.example,active',
    'c-3,login-c-3,Known,c-3@ellerybay.example,suspended',
    'nobody,login-c-4,Known,c-4@ellerybay.example,deleted',
    `${chair.number},,Tomasz Wierzbin,mine@ellerybay.example,active`,
    'new-1,,New,I.CARVALHO@lund-analysis.example,active',
    'new-2,login-c-1,New,,active',
  ),
  ...changedIds('nobody,c-9,user', 'A,B,account'),
  ...access({
    chair: 'B,c-2',
    assistant: 'r-2,c-1,c-2',
    group: 'g-1,Committee,nobody',
    of: 'w-2,Tenure,g-9,nobody,New,c-2',
  }),
};

/** What a person's import must not change. */
const state = async (): Promise<string> => {
  const lists = ['users', 'department_chairs', 'admin_assistant_roles', 'workflow_groups', 'workflow_cases'];
  const pages = await Promise.all(lists.map((name) => service.call('GET', `/api/v1/${name}?page[size]=100`)));
  return JSON.stringify(pages.map(({ document }) => document.data));
};

describeInProcess('an import of a person', () => {
  it('answers alike what is true and what is not of people, and of what gives access', async () => {
    const before = await state();
    const rows = Object.values(truth).reduce((sum, text = '') => sum + text.trim().split('\n').length - 1, 0);
    for (const [importer, dry_run] of [
      [office, true],
      [office, false],
      [givenByOffice, false],
    ] as const) {
      const [one, other] = [await importSet(importer, truth, { dry_run }), await importSet(importer, lie, { dry_run })];
      expect(one.rejections.data).toHaveLength(rows);
      for (const { attributes } of one.rejections.data)
        expect(attributes).toMatchObject({ code: 'integration_only', column: null, value: null });
      expect(answerOf(one)).toBe(answerOf(other));
    }
    expect(await state()).toBe(before);
  });

  it('makes nobody sign in as a chair', async () => {
    const mine = 'attacker@ellerybay.example';
    await importSet(office, users(`${chair.number},,Tomasz Wierzbin,${mine},active`));
    expect((await service.call('GET', '/api/v1/my/account', { headers: await signIn(mine) })).status).toBe(401);
    const own = await service.call('GET', '/api/v1/my/account', { headers: await signIn(chair.email) });
    expect(own.document.data.attributes.display_name).toBe('Tomasz Wierzbin');
  });

  it('ends no user that a set does not name, and counts none as missing', async () => {
    const { done } = await importSet(office, users('c-2,,Known,,active'), {
      remove_missing: true,
      threshold: 0,
    });
    expect(done.data.attributes).toMatchObject({ state: 'finished', counts: { missing: {} } });
    expect(done.data.attributes.counts.types.user.removed).toBe(0);
  });

  it('creates new students with addresses of their own', async () => {
    const set = {
      ...users(
        's-1,,Student One,one@students.example,active',
        's-2,,Student Two,two@students.example,active',
        's-3,,Student Three,TWO@students.example,active',
      ),
      'terms.csv': 'term_id,name,status\nt-1,Term,active\n',
      'courses.csv': 'course_id,short_name,long_name,account_id,term_id,status\nk-1,K 1,Course,A,t-1,active\n',
      'sections.csv': 'section_id,course_id,name,status\nx-1,k-1,Section,active\n',
      'enrollments.csv':
        'section_id,user_id,role,status\nx-1,s-1,student,active\nx-1,s-2,student,active\nx-1,c-1,student,active\n',
    };
    for (const dry_run of [true, false]) {
      const { done } = await importSet(office, set, { dry_run });
      const { counts, first_rejections: rejected } = done.data.attributes;
      expect(counts.types.user).toMatchObject({ created: 2, rejected: 1 });
      expect(counts.enrolments).toMatchObject({ created: 3, rejected: 0 });
      expect(rejected).toMatchObject([{ file: 'users.csv', line: 4, code: 'integration_only' }]);
    }
    const { document } = await service.call('GET', '/api/v1/users?filter[emails]=two@students.example');
    expect(document.data).toHaveLength(1);
  });

  it('gives the person no sections, and others theirs', async () => {
    // The roster knows the officer by the employee number from now on.
    await importSet(integration, users(`${officer.number},,Callum Strachney,${officer.email},active`));
    const set = {
      ...users(),
      'enrollments.csv': table(
        'section_id,user_id,role,status',
        `x-1,${officer.number},teacher,active`,
        'x-1,c-2,teacher,active',
      ),
    };
    for (const dry_run of [true, false]) {
      const { done } = await importSet(office, set, { dry_run });
      expect(done.data.attributes.first_rejections).toMatchObject([
        { file: 'enrollments.csv', line: 2, code: 'integration_only' },
      ]);
      expect(done.data.attributes.counts.types.course_evaluation_section_instructor).toMatchObject({
        created: 1,
        rejected: 1,
      });
    }
  });

  it.each([
    ['a further number', 'o-1,true,"{Employee:E10058}"'],
    ['the id', 'E10058,true,'],
  ])('gives no user %s that leads the files of an integration to a chair', async (_what, row) => {
    const roster = (...rows: readonly string[]): Texts => ({
      'manifest.csv': table('propertyName,value', 'oneroster.version,1.2', 'file.users,bulk'),
      'users.csv': table('sourcedId,enabledUser,userIds,givenName,familyName,email', ...rows),
    });
    await importSet(integration, roster('o-1,true,,Own,User,own@ellerybay.example'));
    const { done } = await importSet(office, roster(`${row},Own,User,mine@ellerybay.example`));
    expect(done.data.attributes.first_rejections).toMatchObject([{ line: 2, code: 'integration_only' }]);
    const employment = { 'employments.csv': table('external_id,title,user_external_id', `e-1,Chair,${chair.number}`) };
    expect((await importSet(integration, employment)).done.data.attributes).toMatchObject({ rejected: 0 });
    const { document } = await service.call('GET', '/api/v1/employments?filter[external_id]=e-1&include=user');
    expect(document.included[0].attributes.emails).toEqual([chair.email]);
  });

  it('moves no department, and creates new ones', async () => {
    const { done } = await importSet(office, {
      'accounts.csv':
        'account_id,name,parent_account_id,status\nA,Fine Arts,,active\nB,Biology,A,active\nC,Chemistry,A,active\n',
    });
    expect(done.data.attributes.first_rejections).toMatchObject([{ line: 3, code: 'integration_only' }]);
    expect(done.data.attributes.counts.types.department).toMatchObject({ changed: 1, created: 1, rejected: 1 });
  });

  it('changes no languages, and says the same of people who are there and who are not', async () => {
    const people = { 'people.csv': table('user_external_id,preferred_language', 'c-1,de', 'nobody,de') };
    const { done } = await importSet(office, people);
    expect(done.data.attributes.first_rejections).toMatchObject([
      { line: 2, code: 'integration_only' },
      { line: 3, code: 'integration_only' },
    ]);
  });

  it('leaves everything to integrations', async () => {
    const { done } = await importSet(integration, users('c-1,login-c-1,Known,changed@ellerybay.example,active'));
    expect(done.data.attributes).toMatchObject({ rejected: 0, counts: { types: { user: { changed: 1 } } } });
  });
});
