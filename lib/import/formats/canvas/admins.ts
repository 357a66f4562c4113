import { defineTable, type Row } from '../../files/table.ts';
import type { MappedRow } from '../intent.ts';
import { ofDeletedUser, titleOf, userAndProfileBy, userBy } from '../people.ts';
import { toRecord } from '../record.ts';
import { pairId, referTo } from '../values.ts';
import type { Identities } from './logins.ts';
import { mapByStatus, presenceOf } from './status.ts';

/** admins.csv: employments. */
export const adminsTable = defineTable('admins.csv', {
  required: ['user_id', 'account_id'],
  optional: ['role', 'role_id', 'status'],
});

/** The values of a row of admins.csv. */
export type AdminRow = Row<typeof adminsTable>;

/** Returns the id that finds the employment of a row again. */
export const adminId = ({ user_id, account_id, role, role_id }: AdminRow): string =>
  pairId(user_id, pairId(account_id, role || role_id));

/** Maps one row. */
export const mapAdmin = (line: number, row: AdminRow, { isDeleted }: Pick<Identities, 'isDeleted'>): MappedRow => {
  if (presenceOf(line, row.status) === 'present' && isDeleted(row.user_id)) return ofDeletedUser('roles');
  const employment = toRecord({
    type: 'employment',
    id: adminId(row),
    origin: { file: adminsTable.file, line },
    fields: { title: ['role', titleOf(row.role || 'Administrator')] },
    references: userAndProfileBy(userBy('user_id', row.user_id)),
    // An employment without an account belongs to the root of all accounts.
    needs: row.account_id === '' ? [] : [{ reference: referTo('department', 'account', 'account_id', row.account_id) }],
  });
  return mapByStatus(employment, row.status);
};
