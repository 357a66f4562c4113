import { defineTable, type Row } from '../../files/table.ts';
import { readEmails } from '../email.ts';
import { type MappedRow, mappedTo, withWarnings } from '../intent.ts';
import { readLanguage } from '../language.ts';
import { studentOf, toUser, userBy } from '../people.ts';
import { text } from '../record.ts';
import { orNull, rejectWord } from '../values.ts';
import { mapByStatus, type Statuses } from './status.ts';

/** users.csv: users, each with a profile; students. */
export const usersTable = defineTable('users.csv', {
  required: ['user_id'],
  optional: [
    ...(['status', 'login_id', 'integration_id', 'email', 'declared_user_type'] as const),
    'locale',
    ...(['short_name', 'full_name', 'first_name', 'last_name', 'sortable_name'] as const),
  ],
});

type UserRow = Row<typeof usersTable>;

const statuses: Statuses = { active: 'present', suspended: 'present', deleted: 'removed' };

const displayName = (row: UserRow): string => {
  const parts = [row.first_name, row.last_name].filter((name) => name !== '').join(' ');
  const sorted = row.sortable_name
    .split(',')
    .map((part) => part.trim())
    .reverse();
  return row.short_name || row.full_name || parts || sorted.join(' ').trim() || row.login_id;
};

const nameColumns = ['short_name', 'full_name', 'first_name', 'last_name', 'sortable_name'];

/** Returns the first name column that the file has. */
const nameColumn = (absent: ReadonlySet<string>): string =>
  nameColumns.find((column) => !absent.has(column)) ?? 'short_name';

const isNamed = (absent: ReadonlySet<string>): boolean => nameColumns.some((column) => !absent.has(column));

const idColumns = ['login_id', 'integration_id'] as const;

const otherIds = ({ login_id, integration_id }: UserRow): Record<string, string> | null => {
  const ids = Object.entries({ login_id, integration_id }).filter(([, id]) => id !== '');
  return ids.length === 0 ? null : Object.fromEntries(ids);
};

const isRemoved = ({ status }: UserRow): boolean => status.toLowerCase() === 'deleted';

/** The types that a user can be declared as. Only students become more than users. */
const userTypes: readonly string[] = [
  ...['administrator', 'observer', 'staff', 'student', 'student_other', 'teacher', 'unset'],
];

/** Maps one row; `account` is one that the user administers. */
export const mapUser = (
  line: number,
  row: UserRow,
  { account, absent }: { readonly account: string | undefined; readonly absent: ReadonlySet<string> },
): MappedRow => {
  const declared = row.declared_user_type.toLowerCase();
  if (declared !== '' && !userTypes.includes(declared))
    return rejectWord(line, 'declared_user_type', row.declared_user_type, userTypes);
  const emails = readEmails(line, 'email', row.email);
  const language = readLanguage(line, 'locale', row.locale);
  const user = toUser({ file: usersTable.file, line }, userBy('user_id', row.user_id), {
    departments: account === undefined ? [] : [account],
    fields: {
      display_name: [nameColumn(absent), orNull(displayName(row))],
      primary_employee_id: text(row, 'user_id'),
      ...emails.fields,
      ...language.fields,
      employee_ids: [idColumns.find((column) => !absent.has(column)) ?? 'login_id', otherIds(row)],
      deactivated: ['status', row.status.toLowerCase() === 'suspended' ? true : null],
    },
  });
  const kept = idColumns.filter((column) => absent.has(column));
  const mapped = mapByStatus(
    {
      ...user,
      ...(kept.length > 0 && { keptKeys: { employee_ids: kept } }),
      ...(!isNamed(absent) && { fillOnly: ['display_name'] }),
    },
    row.status,
    statuses,
  );
  if (mapped.kind !== 'intents') return mapped;
  if (isRemoved(row)) return mappedTo({ kind: 'leave', of: user }, ...mapped.intents);
  return withWarnings(mapped, [...emails.warnings, ...language.warnings]);
};

/** The student that a row declares its user to be; its errors are reported with the user. */
export const declaredStudent = (line: number, row: UserRow): MappedRow => {
  if (row.declared_user_type.toLowerCase() !== 'student' || isRemoved(row)) return mappedTo();
  const student = studentOf({ file: usersTable.file, line }, userBy('user_id', row.user_id));
  return mappedTo({ ...student, reportedByAnother: true });
};
