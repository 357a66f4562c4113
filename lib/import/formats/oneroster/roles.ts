/**
 * roles.csv (in OneRoster 1.1: the columns role and orgSourcedIds of users.csv) → employments and students.
 *
 * | column | field |
 * |---|---|
 * | sourcedId | external_id |
 * | role | title, in words with a capital: `siteAdministrator` → `Site administrator` |
 * | beginDate, endDate | effective_from (may be missing), effective_to |
 * | userSourcedId | user and profile |
 * | orgSourcedId | department of the profile, when the org is a department and the profile has none yet |
 *
 * The role student makes a student, also one without sections. Parents, guardians and relatives make no record.
 */

import type { Table } from '../../files/table.ts';
import type { MappedRow, RecordIntent, SourceReference } from '../intent.ts';
import { studentOf, titleOf } from '../people.ts';
import { dateOf, listOf, referTo } from '../values.ts';
import type { UserColumn } from './users.ts';

/** What is read of roles.csv. */
export const rolesTable = {
  file: 'roles.csv',
  required: ['sourcedId', 'userSourcedId', 'role'],
  optional: ['status', 'roleType', 'beginDate', 'endDate', 'orgSourcedId'],
} as const satisfies Table;

/** A row of roles.csv by column. */
export type RoleRow = Readonly<Record<(typeof rolesTable)['required' | 'optional'][number], string>>;

const families = new Set(['parent', 'guardian', 'relative']);
const isStudent = (role: string): boolean => role.toLowerCase() === 'student';

/** Whether a role is work for the institution. */
export const isWork = ({ role }: Pick<RoleRow, 'role'>): boolean =>
  !isStudent(role) && !families.has(role.toLowerCase());

/** The role that OneRoster 1.1 keeps in a row of users.csv; its id is the user's. */
export const roleOfUser = (row: Readonly<Record<UserColumn, string>>): RoleRow => ({
  sourcedId: row.sourcedId,
  userSourcedId: row.sourcedId,
  role: row.role,
  status: row.status,
  roleType: 'primary',
  beginDate: '',
  endDate: '',
  orgSourcedId: listOf(row.orgSourcedIds)[0] ?? '',
});

const userOf = (row: RoleRow): SourceReference => referTo('user', 'user', 'userSourcedId', row.userSourcedId);

const toEmployment = (file: string, line: number, row: RoleRow): RecordIntent => {
  const owner = userOf(row);
  return {
    kind: 'record',
    type: 'employment',
    key: { by: 'source_id', sourceId: row.sourcedId },
    origin: { file, line },
    attributes: {
      title: titleOf(row.role),
      effective_from: dateOf(row.beginDate),
      effective_to: dateOf(row.endDate),
      external_id: row.sourcedId,
    },
    references: { user: owner, profile: { ...owner, through: 'profile' } },
    columns: { title: 'role', effective_from: 'beginDate', effective_to: 'endDate', external_id: 'sourcedId' },
  };
};

/** Maps one row that is in force: to an employment, or to a student, who may be known from an enrolment already. */
export const mapRole = (file: string, line: number, row: RoleRow): MappedRow => {
  if (isWork(row)) return { kind: 'intents', intents: [toEmployment(file, line, row)] };
  if (!isStudent(row.role)) return { kind: 'skipped' };
  return { kind: 'intents', intents: [studentOf({ file, line }, userOf(row))] };
};
