/**
 * users.csv → users, each with a profile.
 *
 * | column | field |
 * |---|---|
 * | preferredGivenName or givenName, preferredFamilyName or familyName | display_name |
 * | email | emails |
 * | userIds (`{Type:id},{Type:id}`) | employee_ids: type → id, the first of each type |
 * | userIds, identifier | primary_employee_id: the first of userIds whose type speaks of employees, else identifier |
 * | enabledUser | deactivated, when it is false |
 *
 * The profile's department comes from roles.csv. Password, phone, pronouns, gender and demographics are never read.
 */
import type { MappedRow, RecordIntent } from '../../intent.ts';
import type { Table } from '../../table.ts';
import { orNull, referTo } from './values.ts';

/** What is read of users.csv; `role` and the orgs are what OneRoster 1.1 has in place of roles.csv. */
export const usersTable = {
  file: 'users.csv',
  required: ['sourcedId', 'givenName', 'familyName'],
  optional: [
    ...(['status', 'enabledUser', 'userIds', 'identifier', 'email'] as const),
    ...(['preferredGivenName', 'preferredFamilyName', 'role', 'orgSourcedIds'] as const),
  ],
} as const satisfies Table;

/** A column of users.csv that is read. */
export type UserColumn = (typeof usersTable)['required' | 'optional'][number];

/** The pairs of type and id in a `userIds` value. */
export const parseUserIds = (value: string): [string, string][] =>
  [...value.matchAll(/\{\s*([^{}:]+?)\s*:\s*([^{}]*?)\s*\}/g)].flatMap(([, type = '', id = '']): [string, string][] =>
    id === '' ? [] : [[type, id]],
  );

const speaksOfEmployees = /employee|staff|faculty|personnel|hr\b/i;

const employeeIds = (ids: readonly [string, string][]): Record<string, string> | null =>
  ids.length === 0 ? null : Object.fromEntries(ids.toReversed());

const primaryEmployeeId = (ids: readonly [string, string][], identifier: string): string | null =>
  ids.find(([type]) => speaksOfEmployees.test(type))?.[1] ?? orNull(identifier);

const toProfile = (line: number, user: string, department: string | undefined): RecordIntent => ({
  kind: 'record',
  type: 'profile',
  key: { by: 'owner', sourceId: user, relationship: 'profile' },
  origin: { file: usersTable.file, line },
  attributes: {},
  references: {
    user: referTo('user', 'user', 'sourcedId', user),
    ...(department === undefined
      ? {}
      : { department: { ...referTo('department', 'department', 'sourcedId', department), optional: true as const } }),
  },
  columns: {},
  fillOnly: ['user', 'department'],
});

/** Maps one row that is in force; `department` is the id of the org that the user works for. */
export const mapUser = (
  line: number,
  row: Readonly<Record<UserColumn, string>>,
  department: string | undefined,
): MappedRow => {
  const names = [row.preferredGivenName || row.givenName, row.preferredFamilyName || row.familyName];
  const ids = parseUserIds(row.userIds);
  return {
    kind: 'intents',
    intents: [
      {
        kind: 'record',
        type: 'user',
        key: { by: 'source_id', sourceId: row.sourcedId },
        origin: { file: usersTable.file, line },
        attributes: {
          display_name: orNull(names.filter((name) => name !== '').join(' ')),
          primary_employee_id: primaryEmployeeId(ids, row.identifier),
          emails: row.email === '' ? null : [row.email],
          employee_ids: employeeIds(ids),
          deactivated: row.enabledUser.toLowerCase() === 'false' ? true : null,
        },
        references: {},
        columns: {
          display_name: 'givenName',
          primary_employee_id: 'userIds',
          emails: 'email',
          employee_ids: 'userIds',
          deactivated: 'enabledUser',
        },
        dependents: [toProfile(line, row.sourcedId, department)],
      },
    ],
  };
};
