/**
 * admins.csv → employments.
 *
 * | column | field |
 * |---|---|
 * | user_id | user and profile |
 * | role | title, in words: `AccountAdmin` → `Account admin`; Administrator when there is only a role_id |
 * | account_id | department of the profile, when the profile has none yet and users.csv has the user |
 *
 * The status is active or deleted. A row is found again by its user, account and role.
 */

import type { Table } from '../../files/table.ts';
import type { MappedRow, RecordIntent } from '../intent.ts';
import { titleOf } from '../people.ts';
import { pairId } from '../values.ts';
import { userBy } from './ids.ts';
import { activeOrDeleted, presenceOf } from './status.ts';

/** What is read of admins.csv. */
export const adminsTable = {
  file: 'admins.csv',
  required: ['user_id', 'account_id'],
  optional: ['role', 'role_id', 'status'],
} as const satisfies Table;

/** A row of admins.csv by column. */
export type AdminRow = Readonly<Record<(typeof adminsTable)['required' | 'optional'][number], string>>;

/** The id by which the employment of a row is found again. */
export const adminId = ({ user_id, account_id, role, role_id }: AdminRow): string =>
  pairId(user_id, pairId(account_id, role || role_id));

const toEmployment = (line: number, row: AdminRow): RecordIntent => {
  const user = userBy('user_id', row.user_id);
  return {
    kind: 'record',
    type: 'employment',
    key: { by: 'source_id', sourceId: adminId(row) },
    origin: { file: adminsTable.file, line },
    attributes: { title: titleOf(row.role || 'Administrator') },
    references: { user, profile: { ...user, through: 'profile' } },
    columns: { title: 'role' },
  };
};

/** Maps one row. */
export const mapAdmin = (line: number, row: AdminRow): MappedRow => {
  const presence = presenceOf(line, row.status, activeOrDeleted);
  const employment = toEmployment(line, row);
  if (presence === 'removed') return { kind: 'intents', intents: [{ kind: 'removal', of: employment }] };
  return presence === 'present' ? { kind: 'intents', intents: [employment] } : presence;
};
