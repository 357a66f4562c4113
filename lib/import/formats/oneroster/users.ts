/**
 * users.csv → users, each with a profile.
 *
 * | column | field |
 * |---|---|
 * | preferredGivenName or givenName, preferredFamilyName or familyName | display_name |
 * | email | emails |
 * | userIds (`{Type:id},{Type:id}`) | employee_ids: type → id, the first of each type |
 * | userIds, identifier | primary_employee_id: the first of userIds whose type means employees, else identifier |
 * | enabledUser | deactivated, when it is false |
 *
 * The profile's department comes from roles.csv. Password, phone, pronouns, gender and demographics are never read.
 */

import type { Table } from '../../files/table.ts';
import type { MappedRow } from '../intent.ts';
import { employeeNumberOf, profileOf } from '../people.ts';
import { orNull, referTo } from '../values.ts';

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

/** What is known of the work of a user. */
export interface Post {
  /** The org that the user works for, when it is a department. */
  readonly department: string | undefined;
}

/** The number of an employee: HR files may name the user by it. A student's identifier is none. */
const employeeNumber = (ids: readonly [string, string][], identifier: string, post: Post | undefined): string =>
  ids.find(([type]) => speaksOfEmployees.test(type))?.[1] ?? (post === undefined ? '' : identifier);

/** Maps one row that is in force; `post` is that of a user who works for the institution. */
export const mapUser = (line: number, row: Readonly<Record<UserColumn, string>>, post: Post | undefined): MappedRow => {
  const names = [row.preferredGivenName || row.givenName, row.preferredFamilyName || row.familyName];
  const ids = parseUserIds(row.userIds);
  const number = employeeNumber(ids, row.identifier, post);
  const origin = { file: usersTable.file, line };
  const user = referTo('user', 'user', 'sourcedId', row.sourcedId);
  const department =
    post?.department === undefined ? undefined : referTo('department', 'department', 'sourcedId', post.department);
  return {
    kind: 'intents',
    intents: [
      {
        kind: 'record',
        type: 'user',
        key: { by: 'source_id', sourceId: row.sourcedId },
        origin,
        attributes: {
          display_name: orNull(names.filter((name) => name !== '').join(' ')),
          primary_employee_id: orNull(number || row.identifier),
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
        dependents: [profileOf(origin, user, department)],
      },
      ...(number === '' || number === row.sourcedId ? [] : [employeeNumberOf(origin, user, number)]),
    ],
  };
};
