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

// No pattern: one that skips blanks on both sides of a text takes a time that grows with their square.
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

/** What a user keeps none of: an id without a type, and all but the first of a type. */
const lostIds = (line: number, value: string, ids: readonly [string, string][]): RowWarning[] => {
  const given = value.split(value.includes('{') ? /[{}]/ : ',').map((part) => part.trim());
  const parts = new Set(given.filter((part) => /[^,;\s]/.test(part) && !part.endsWith(':')));
  if (parts.size <= new Set(ids.map(([type]) => type)).size) return [];
  const reason = 'has ids without a type, or several of one type; the user was loaded without them';
  return [{ line, column: 'userIds', value, reason }];
};

/** Whether a user is deactivated: what is neither yes nor no stays, for validation to refuse. */
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
  /** The orgs that the user works for and that may be departments; the first that is known as one counts. */
  readonly departments: readonly string[];
}

/** The number of an employee: HR files may name the user by it. A student's identifier is none. */
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
