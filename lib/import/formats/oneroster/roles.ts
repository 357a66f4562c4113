import type { Origin } from '../../files/origin.ts';
import { defineTable, type Row } from '../../files/table.ts';
import { type MappedRow, mappedTo, type RowWarning, skip, withWarnings } from '../intent.ts';
import { studentOf, titleOf, userAndProfileBy, userBy } from '../people.ts';
import { date, text, toRecord } from '../record.ts';
import { roleWord, rosterRole } from '../roster-role.ts';
import { isExtension, listOf, rejectWord } from '../values.ts';
import type { SetStatus } from './set-status.ts';
import type { UserRow } from './users.ts';

/** roles.csv: employments, and students, also those without sections. Families make no record. */
export const rolesTable = defineTable('roles.csv', {
  required: ['sourcedId', 'userSourcedId', 'role'],
  optional: ['status', 'roleType', 'beginDate', 'endDate', 'orgSourcedId'],
});

type OrgStatus = Pick<SetStatus, 'isUnknownOrg'>;

/** The values of a row of roles.csv. */
export type RoleRow = Row<typeof rolesTable>;

const families = new Set(['parent', 'guardian', 'relative']);
const isStudent = (role: string): boolean => rosterRole(role) === 'student';

/** Returns whether a role is work for the institution. */
export const isWork = ({ role }: Pick<RoleRow, 'role'>): boolean => !isStudent(role) && !families.has(roleWord(role));

/** Returns the role that a row of users.csv contains in OneRoster 1.1. Its id is that of the user. */
export const roleOfUser = ({ sourcedId, role, status, orgSourcedIds }: UserRow): RoleRow => ({
  ...{ sourcedId, userSourcedId: sourcedId, role, status, roleType: 'primary', beginDate: '', endDate: '' },
  orgSourcedId: orgSourcedIds,
});

/** A row of users.csv of OneRoster 1.2 whose column for a role is empty. */
export const withoutRole = { kind: 'skipped', reason: 'users without a role' } as const;

const unknownOrgs = ({ file, line }: Origin, row: RoleRow, { isUnknownOrg }: OrgStatus): RowWarning[] => {
  if (!listOf(row.orgSourcedId).some(isUnknownOrg)) return [];
  const column = file === rolesTable.file ? 'orgSourcedId' : 'orgSourcedIds';
  const reason = `${column} names no known org; the role was loaded without it`;
  return [{ line, column, value: row.orgSourcedId, reason }];
};

const roleTypes = ['primary', 'secondary'];

/** Roles of OneRoster and their usual spellings, besides those of students and of those who teach. */
const otherRoles = [
  ...['administrator', 'aide', 'counselor', 'districtadministrator', 'guardian', 'parent', 'principal', 'proctor'],
  ...['relative', 'siteadministrator', 'systemadministrator', 'staff', 'researcher', 'librarian'],
];

const isKnownRole = ({ role }: RoleRow): boolean =>
  isExtension(role) || rosterRole(role) !== undefined || otherRoles.includes(roleWord(role));

/** Returns what is wrong with the words of a row; undefined if nothing is wrong. */
const checkWords = (line: number, row: RoleRow): MappedRow | undefined => {
  if (!isKnownRole(row)) return rejectWord(line, 'role', row.role, ['student', 'teacher', ...otherRoles, 'ext:…']);
  if (row.roleType === '' || roleTypes.includes(row.roleType.toLowerCase())) return undefined;
  return rejectWord(line, 'roleType', row.roleType, roleTypes);
};

/** Whether the role and its type are words of OneRoster. */
export const hasKnownWords = (row: RoleRow): boolean => checkWords(0, row) === undefined;

/** Maps one row that is in force to an employment, or to a student. An enrolment may have named the student already. */
export const mapRole = (origin: Origin, row: RoleRow, status: OrgStatus): MappedRow => {
  const problem = checkWords(origin.line, row);
  if (problem !== undefined) return problem;
  const user = userBy('userSourcedId', row.userSourcedId);
  if (isStudent(row.role)) return mappedTo(studentOf(origin, user));
  if (!isWork(row)) return skip('roles of families');
  const employment = toRecord({
    type: 'employment',
    id: row.sourcedId,
    origin,
    fields: {
      title: ['role', titleOf(row.role.replace(/^ext:/i, ''))],
      // users.csv of version 1.1 has no such columns.
      ...(origin.file === rolesTable.file && {
        effective_from: date(row, 'beginDate'),
        effective_to: date(row, 'endDate'),
      }),
      external_id: text(row, 'sourcedId'),
    },
    references: userAndProfileBy(user),
  });
  return withWarnings(mappedTo(employment), unknownOrgs(origin, row, status));
};
