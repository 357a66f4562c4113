/**
 * logins.csv: further ids of users. Rows of the same set that name a user by one of them mean that user.
 *
 * | column | what |
 * |---|---|
 * | user_id | the further id |
 * | existing_user_id, else existing_integration_id | the user |
 *
 * Logins make no record. Passwords are never read, and neither is existing_canvas_user_id, which only Canvas knows.
 */

import type { Source } from '../../files/source.ts';
import { readTable, type Table } from '../../files/table.ts';
import type { MappedRow } from '../intent.ts';
import { checkSourceId } from '../values.ts';
import { usersTable } from './users.ts';

/** What is read of logins.csv. */
export const loginsTable = {
  file: 'logins.csv',
  required: ['user_id'],
  optional: ['existing_user_id', 'existing_integration_id'],
} as const satisfies Table;

type Row = Readonly<Record<(typeof loginsTable)['required' | 'optional'][number], string>>;

/** Under which ids a set knows its users besides their own. */
export interface Identities {
  /** The own id of the user whom a row names; empty when it names none. */
  userOf(row: { readonly user_id: string; readonly user_integration_id?: string }): string;
  mapRow(line: number, row: Row): MappedRow;
}

const readIntegrationIds = async (source: Source): Promise<Map<string, string>> => {
  const users = new Map<string, string>();
  if (!source.has(usersTable.file)) return users;
  for await (const row of readTable(source, usersTable)) {
    if (!('problem' in row) && row.values.integration_id !== '')
      users.set(row.values.integration_id, row.values.user_id);
  }
  return users;
};

/** Reads users.csv and logins.csv where the set has them. Throws `ImportStopped`. */
export const readIdentities = async (source: Source): Promise<Identities> => {
  const byIntegrationId = await readIntegrationIds(source);
  const owners = new Map<string, string>();
  const ownerOf = ({ existing_user_id, existing_integration_id }: Row): string =>
    existing_user_id || (byIntegrationId.get(existing_integration_id) ?? '');
  if (source.has(loginsTable.file)) {
    for await (const row of readTable(source, loginsTable)) {
      if ('problem' in row) continue;
      const owner = ownerOf(row.values);
      if (owner !== '' && row.values.user_id !== '') owners.set(row.values.user_id, owner);
    }
  }
  return {
    userOf: ({ user_id, user_integration_id = '' }) => {
      const id = byIntegrationId.get(user_integration_id) ?? user_id;
      return owners.get(id) ?? id;
    },
    mapRow: (line, row) => {
      const problem = checkSourceId(line, row.user_id, 'user_id');
      if (problem !== undefined) return problem;
      if (ownerOf(row) !== '') return { kind: 'skipped' };
      const [column, reason] =
        row.existing_integration_id === ''
          ? ['existing_user_id', 'existing_user_id is empty']
          : ['existing_integration_id', 'existing_integration_id names no user of users.csv'];
      return { kind: 'rejected', line, column, reason };
    },
  };
};
