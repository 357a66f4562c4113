import { describe, expect, it } from 'vitest';
import { mapAccounts } from '../../../../../lib/import/formats/canvas/accounts.ts';
import { mapEnrollment } from '../../../../../lib/import/formats/canvas/enrollments.ts';
import { mapTerm } from '../../../../../lib/import/formats/canvas/terms.ts';
import { mapUser } from '../../../../../lib/import/formats/canvas/users.ts';
import type { Intent, MappedRow } from '../../../../../lib/import/formats/intent.ts';

const intentsOf = (row: MappedRow): readonly Intent[] => (row.kind === 'intents' ? row.intents : []);
const kindsOf = (row: MappedRow): string[] =>
  intentsOf(row).map((intent) => (intent.kind === 'record' ? intent.type : intent.kind));

describe('accounts', () => {
  const account = (line: number, account_id: string, parent_account_id = '', status = 'active') => ({
    line,
    values: { account_id, name: account_id, parent_account_id, status },
    absent: new Set<string>(),
  });

  it('bring parents before their children, and refuse circles', () => {
    const mapped = mapAccounts([account(2, 'b', 'a'), account(3, 'a'), account(4, 'x', 'y'), account(5, 'y', 'x')]);
    expect(mapped.flatMap((row) => (row.kind === 'intents' ? [String(row.wave)] : [row.kind]))).toEqual(
      expect.arrayContaining(['0', '1', 'rejected', 'rejected']),
    );
  });

  it('go when they are deleted, and are refused with a status of none', () => {
    expect(mapAccounts([account(2, 'a', '', 'Deleted')]).flatMap(kindsOf)).toEqual(['removal']);
    expect(mapAccounts([account(2, 'a', '', 'open')])).toMatchObject([{ kind: 'rejected', column: 'status' }]);
  });
});

describe('terms', () => {
  const row = { term_id: 't', name: 'T', status: '', start_date: '', end_date: '', date_override_enrollment_type: '' };

  it.each([
    ['2020-05-30T00:00:00Z', '2020-05-30'],
    ['2013-1-03 00:00:00', '2013-01-03'],
    ['2013-05-03 00:00:00-06:00', '2013-05-03'],
    ['5/3/2013 12:00 AM', '2013-05-03'],
    ['2013-05-03', '2013-05-03'],
    ['in May', 'in May'],
    ['', null],
  ])('begin on the day that is written: %s', (start_date, expected) =>
    expect(intentsOf(mapTerm(2, { ...row, start_date }))).toMatchObject([{ attributes: { start_date: expected } }]),
  );
});

describe('users', () => {
  const none = { short_name: '', full_name: '', first_name: '', last_name: '', sortable_name: '' };
  const row = {
    user_id: 'u',
    login_id: 'ada',
    integration_id: '',
    email: '',
    declared_user_type: '',
    locale: '',
    status: '',
    ...none,
  };

  it.each([
    [{ short_name: 'Ada L.', full_name: 'Augusta Ada King' }, 'Ada L.'],
    [{ full_name: 'Ada Lovelace', first_name: 'A' }, 'Ada Lovelace'],
    [{ first_name: 'Ada', last_name: 'Lovelace' }, 'Ada Lovelace'],
    [{ last_name: 'Plato' }, 'Plato'],
    [{ sortable_name: 'Lovelace, Ada' }, 'Ada Lovelace'],
    [{}, 'ada'],
  ])('are shown as %j says', (names, expected) =>
    expect(intentsOf(mapUser(2, { ...row, ...names }, { account: undefined, absent: new Set() }))).toMatchObject([
      { attributes: { display_name: expected } },
    ]),
  );
});

describe('enrolments', () => {
  const identities = {
    userOf: ({ user_id }: { user_id: string }) => user_id,
    mapRow: (): MappedRow => ({ kind: 'skipped', reason: 'x' }),
    isDeleted: () => false,
    roleOf: () => undefined,
    coursesOf: () => undefined,
    isListed: () => false,
  };
  const none = { course_id: '', user_integration_id: '', role_id: '', base_role_type: '' };
  const row = { ...none, section_id: 's', user_id: 'u', role: 'student', status: 'active' };
  const map = (changes: Partial<typeof row>) => mapEnrollment(2, { ...row, ...changes }, identities);
  const [instructor, assignment] = ['course_evaluation_instructor', 'course_evaluation_section_instructor'];

  it.each([
    [{}, ['membership']],
    [{ role: 'StudentEnrollment', status: 'completed' }, ['membership']],
    [{ status: 'concluded' }, ['membership']],
    [{ status: 'inactive' }, ['removal']],
    [{ status: 'deleted_last_completed' }, ['removal']],
    [{ role: 'Teacher', status: '' }, [instructor, assignment]],
    [{ role: 'Lecturer', base_role_type: 'TeacherEnrollment' }, [instructor, assignment]],
    [{ role: 'teacher', status: 'deleted' }, ['removal']],
  ])('of %j make %j', (changes, expected) => expect(kindsOf(map(changes))).toEqual(expected));

  it.each(['ta', 'TaEnrollment', 'observer', 'designer'])('of a %s make no record', (role) =>
    expect(map({ role })).toEqual({ kind: 'skipped', reason: expect.any(String) }),
  );

  it('of a custom role make no record, and the operator hears of them', () =>
    expect(map({ role: 'Lecturer' })).toMatchObject({ kind: 'skipped', note: expect.any(String) }));

  it('without a role, or with a status of none, are refused', () => {
    expect(map({ role: '' })).toMatchObject({ kind: 'rejected', column: 'role' });
    expect(map({ status: 'enrolled' })).toMatchObject({ kind: 'rejected', column: 'status' });
  });
});
