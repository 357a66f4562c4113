import type { Source } from '../../files/source.ts';
import { defineTable, type Row, readValidRows } from '../../files/table.ts';
import type { Earlier } from '../earlier.ts';
import { type MappedRow, skip } from '../intent.ts';
import { checkSourceId } from '../values.ts';
import { usersTable } from './users.ts';

/**
 * logins.csv: further ids of users. Rows of the same set may name users by them; they make no record.
 * existing_canvas_user_id is not read: only Canvas knows it.
 */
export const loginsTable = defineTable('logins.csv', {
  required: ['user_id'],
  optional: ['existing_user_id', 'existing_integration_id'],
});

type LoginRow = Row<typeof loginsTable>;

/** The further ids with which a set names its users. */
export interface Identities {
  /** Returns the own id of the user that a row names; empty if the row names no user. */
  userOf(row: { readonly user_id: string; readonly user_integration_id?: string }): string;
  /** Whether users.csv says that a user has gone. */
  isDeleted(user: string): boolean;
  mapRow(line: number, row: LoginRow): MappedRow;
}

const readUsers = async (source: Source) => {
  const byIntegrationId = new Map<string, string>();
  const deleted = new Set<string>();
  for await (const { values } of readValidRows(source, usersTable)) {
    const { integration_id, user_id, status } = values;
    const isGone = status.toLowerCase() === 'deleted';
    if (isGone) deleted.add(user_id);
    // A removed user may have passed the id on to another user.
    if (integration_id !== '' && !(isGone && byIntegrationId.has(integration_id)))
      byIntegrationId.set(integration_id, user_id);
  }
  if (deleted.size === 0) return { byIntegrationId, deleted };
  // If another row says that the same user exists, that row counts.
  for await (const { values } of readValidRows(source, usersTable)) {
    if (values.status.toLowerCase() !== 'deleted') deleted.delete(values.user_id);
  }
  return { byIntegrationId, deleted };
};

const [users, otherIds] = ['user', 'employee_ids'];

/**
 * Reads the own ids of the users to which earlier sets have given some integration ids. An id of several users names
 * none of them.
 */
const readEarlierUsers = async (earlier: Earlier, ids: ReadonlySet<string>): Promise<Map<string, string>> => {
  const found = await earlier.having({ type: users, field: otherIds }, ids);
  const records = await earlier.read(users, [...found.values()].flat());
  const named = [...records.values()].flatMap(({ sourceId, fields }) => {
    const id = String(Object(fields[otherIds]).integration_id);
    return sourceId !== undefined && ids.has(id) ? [{ id, sourceId }] : [];
  });
  const owners = Map.groupBy(named, ({ id }) => id);
  return new Map(
    [...owners].flatMap(([id, [owner, ...others]]) => (owner && others.length === 0 ? [[id, owner.sourceId]] : [])),
  );
};

/**
 * Reads users.csv and logins.csv if the set has them. Also reads the users to which earlier sets gave the integration
 * ids in the set's rows. Throws `ImportStopped`.
 */
export const readIdentities = async (
  source: Source,
  earlier: Earlier,
  named: ReadonlySet<string>,
): Promise<Identities> => {
  const { byIntegrationId, deleted } = await readUsers(source);
  const others = new Set(named);
  for await (const { values } of readValidRows(source, loginsTable)) others.add(values.existing_integration_id);
  others.delete('');
  const unknown = others.difference(byIntegrationId);
  for (const [id, owner] of await readEarlierUsers(earlier, unknown)) byIntegrationId.set(id, owner);
  const owners = new Map<string, string>();
  const ownerOf = ({ existing_user_id, existing_integration_id }: LoginRow): string =>
    existing_user_id || (byIntegrationId.get(existing_integration_id) ?? '');
  for await (const { values } of readValidRows(source, loginsTable)) {
    const owner = ownerOf(values);
    if (owner !== '' && values.user_id !== '') owners.set(values.user_id, owner);
  }
  return {
    userOf: ({ user_id, user_integration_id = '' }) => {
      const id = byIntegrationId.get(user_integration_id) ?? user_id;
      return owners.get(id) ?? id;
    },
    isDeleted: (user) => deleted.has(user),
    mapRow: (line, row) => {
      const problem = checkSourceId(line, row.user_id, 'user_id');
      if (problem !== undefined) return problem;
      if (ownerOf(row) !== '') return skip('further ids, which rows of the set may use to name users');
      const [column, reason] =
        row.existing_integration_id === ''
          ? ['existing_user_id', 'existing_user_id is empty']
          : ['existing_integration_id', 'existing_integration_id names no known user'];
      return { kind: 'rejected', line, column, reason };
    },
  };
};
