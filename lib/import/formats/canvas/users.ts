/**
 * users.csv → users, each with a profile; students.
 *
 * | column | field |
 * |---|---|
 * | user_id | primary_employee_id |
 * | short_name, else full_name, else first_name and last_name, else sortable_name, else login_id | display_name |
 * | email | emails |
 * | login_id, integration_id | employee_ids |
 * | status | deactivated, when it is suspended; the user is deactivated too when it is deleted |
 * | declared_user_type | student makes a student, also one without sections |
 *
 * The profile's department comes from admins.csv. Passwords (password, ssha_password) and pronouns are never read.
 */

import type { Table } from '../../files/table.ts';
import type { MappedRow, RecordIntent } from '../intent.ts';
import { profileOf, studentOf } from '../people.ts';
import { orNull, referTo } from '../values.ts';
import { userBy } from './ids.ts';
import { presenceOf, type Statuses } from './status.ts';

/** What is read of users.csv. */
export const usersTable = {
  file: 'users.csv',
  required: ['user_id'],
  optional: [
    ...(['status', 'login_id', 'integration_id', 'email', 'declared_user_type'] as const),
    ...(['short_name', 'full_name', 'first_name', 'last_name', 'sortable_name'] as const),
  ],
} as const satisfies Table;

type Row = Readonly<Record<(typeof usersTable)['required' | 'optional'][number], string>>;

const statuses: Statuses = { active: 'present', suspended: 'present', deleted: 'removed' };

const displayName = (row: Row): string => {
  const parts = [row.first_name, row.last_name].filter((name) => name !== '').join(' ');
  const sorted = row.sortable_name.split(/\s*,\s*/).reverse();
  return row.short_name || row.full_name || parts || sorted.join(' ').trim() || row.login_id;
};

const otherIds = ({ login_id, integration_id }: Row): Record<string, string> | null => {
  const ids = Object.entries({ login_id, integration_id }).filter(([, id]) => id !== '');
  return ids.length === 0 ? null : Object.fromEntries(ids);
};

const toUser = (line: number, row: Row, account: string | undefined): RecordIntent => {
  const origin = { file: usersTable.file, line };
  const department = account === undefined ? undefined : referTo('department', 'department', 'user_id', account);
  return {
    kind: 'record',
    type: 'user',
    key: { by: 'source_id', sourceId: row.user_id },
    origin,
    attributes: {
      display_name: orNull(displayName(row)),
      primary_employee_id: row.user_id,
      emails: row.email === '' ? null : [row.email],
      employee_ids: otherIds(row),
      deactivated: row.status.toLowerCase() === 'suspended' ? true : null,
    },
    references: {},
    columns: {
      display_name: 'short_name',
      primary_employee_id: 'user_id',
      emails: 'email',
      employee_ids: 'login_id',
      deactivated: 'status',
    },
    dependents: [profileOf(origin, userBy('user_id', row.user_id), department)],
  };
};

/** Maps one row; `account` is one that the user administers. */
export const mapUser = (line: number, row: Row, account: string | undefined): MappedRow => {
  const presence = presenceOf(line, row.status, statuses);
  const user = toUser(line, row, account);
  if (presence === 'removed') return { kind: 'intents', intents: [{ kind: 'removal', of: user }] };
  return presence === 'present' ? { kind: 'intents', intents: [user] } : presence;
};

/** The student that a row declares its user to be; its errors are reported with the user. */
export const declaredStudent = (line: number, row: Row): RecordIntent[] => {
  if (row.declared_user_type.toLowerCase() !== 'student' || row.status.toLowerCase() === 'deleted') return [];
  const student = studentOf({ file: usersTable.file, line }, userBy('user_id', row.user_id));
  return [{ ...student, reportedByAnother: true }];
};
