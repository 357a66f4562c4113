import { defineTable, type Row } from '../../files/table.ts';
import { readEmails } from '../email.ts';
import { type MappedRow, mappedTo, type RowWarning, withWarnings } from '../intent.ts';
import { employeeNumberOf, toUser, userBy } from '../people.ts';
import { flagOf, orNull } from '../values.ts';

/** users.csv: users, each with a profile; OneRoster 1.1 has `role` and the orgs in place of roles.csv. */
export const usersTable = defineTable('users.csv', {
  required: ['sourcedId', 'givenName', 'familyName'],
  optional: [
    ...(['status', 'enabledUser', 'userIds', 'identifier', 'email'] as const),
    ...(['preferredGivenName', 'preferredFamilyName', 'role', 'orgSourcedIds'] as const),
  ],
});

/** The values of a row of users.csv. */
export type UserRow = Row<typeof usersTable>;

// No pattern is used here. The time of one that skips blanks on both sides of a text grows with the square of their
// number.
const pairOf = (text: string): [string, string][] => {
  const colon = text.indexOf(':');
  const [type, id] = [text.slice(0, Math.max(colon, 0)).trim(), text.slice(colon + 1).trim()];
  return type === '' || id === '' ? [] : [[type, id]];
};

const pairsInBraces = (value: string): [string, string][] =>
  value.split('{').flatMap((part, index) => {
    const [pair = '', ...rest] = part.split('}');
    return index === 0 || rest.length === 0 ? [] : pairOf(pair);
  });

/** The pairs of type and id in a `userIds` value: `{Type:id},{Type:id}`, also without the braces. */
export const parseUserIds = (value: string): [string, string][] =>
  value.includes('{') ? pairsInBraces(value) : value.split(',').flatMap(pairOf);

/** Returns warnings about lost ids of a user: ids without a type, and all but the first id of a type. */
const lostIds = (line: number, value: string, ids: readonly [string, string][]): RowWarning[] => {
  const given = value.split(value.includes('{') ? /[{}]/ : ',').map((part) => part.trim());
  const parts = new Set(given.filter((part) => /[^,;\s]/.test(part) && !part.endsWith(':')));
  if (parts.size <= new Set(ids.map(([type]) => type)).size) return [];
  const reason = 'has ids without a type, or several of one type; the user was loaded without them';
  return [{ line, column: 'userIds', value, reason }];
};

/** Returns whether a user is deactivated. A value that is neither yes nor no stays, so that validation refuses it. */
const isDeactivated = (enabled: string): true | string | null => {
  const flag = flagOf(enabled);
  if (flag === false) return true;
  return flag === true ? null : flag;
};

const speaksOfEmployees = /employee|staff|faculty|personnel|hr\b/i;

/** The first id of each type. */
const employeeIds = (ids: readonly [string, string][]): Record<string, string> | null =>
  ids.length === 0 ? null : Object.fromEntries(ids.toReversed());

export interface Post {
  /** The orgs that may be departments where the user works. The first one that is a known department counts. */
  readonly departments: readonly string[];
}

/**
 * Returns the number of an employee, with which HR files may name the user. A student's identifier is no such number.
 */
const employeeNumber = (ids: readonly [string, string][], identifier: string, post: Post | undefined): string =>
  ids.find(([type]) => speaksOfEmployees.test(type))?.[1] ?? (post === undefined ? '' : identifier);

/** Maps one row that is in force; `post` is that of a user who works for the institution. */
export const mapUser = (
  line: number,
  row: UserRow,
  { post, absent }: { readonly post: Post | undefined; readonly absent: ReadonlySet<string> },
): MappedRow => {
  const origin = { file: usersTable.file, line };
  const names = [row.preferredGivenName || row.givenName, row.preferredFamilyName || row.familyName];
  const ids = parseUserIds(row.userIds);
  const number = employeeNumber(ids, row.identifier, post);
  const user = userBy('sourcedId', row.sourcedId);
  const emails = readEmails(line, 'email', row.email);
  const record = toUser(origin, user, {
    departments: post?.departments ?? [],
    fields: {
      display_name: ['givenName', orNull(names.filter((name) => name !== '').join(' '))],
      primary_employee_id: [absent.has('identifier') ? 'identifier' : 'userIds', orNull(number || row.identifier)],
      ...emails.fields,
      employee_ids: ['userIds', employeeIds(ids)],
      deactivated: ['enabledUser', isDeactivated(row.enabledUser)],
    },
  });
  const aliases = number === '' || number === row.sourcedId ? [] : [employeeNumberOf(origin, user, number)];
  return withWarnings(mappedTo(record, ...aliases), [...emails.warnings, ...lostIds(line, row.userIds, ids)]);
};
