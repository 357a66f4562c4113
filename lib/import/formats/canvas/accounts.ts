/**
 * accounts.csv → departments.
 *
 * | column | field |
 * |---|---|
 * | account_id | external_id |
 * | name | name |
 * | parent_account_id | parent; empty for a root |
 *
 * The status is active or deleted.
 */

import type { Table, TableRow } from '../../files/table.ts';
import type { MappedRow, RecordIntent } from '../intent.ts';
import { orderTree, type TreeRow } from '../tree.ts';
import { checkSourceId, orNull, referTo } from '../values.ts';
import { activeOrDeleted, presenceOf } from './status.ts';

/** What is read of accounts.csv. */
export const accountsTable = {
  file: 'accounts.csv',
  required: ['account_id', 'name'],
  optional: ['parent_account_id', 'status'],
} as const satisfies Table;

type Row = Exclude<TableRow<(typeof accountsTable)['required' | 'optional'][number]>, { readonly problem: string }>;

const toDepartment = ({ line, values }: Row): RecordIntent => ({
  kind: 'record',
  type: 'department',
  key: { by: 'source_id', sourceId: values.account_id },
  origin: { file: accountsTable.file, line },
  attributes: { name: orNull(values.name), external_id: values.account_id },
  references: {
    parent: {
      ...referTo('department', 'department', 'parent_account_id', values.parent_account_id),
      ...(values.parent_account_id === '' ? { optional: true as const } : {}),
    },
  },
  columns: { name: 'name', external_id: 'account_id' },
});

/** A row as a department of the tree, or what else becomes of it. */
const mapAccount = (row: Row): TreeRow | MappedRow => {
  const { line, values } = row;
  const problem = checkSourceId(line, values.account_id, 'account_id');
  if (problem !== undefined) return problem;
  const presence = presenceOf(line, values.status, activeOrDeleted);
  if (presence === 'removed') return { kind: 'intents', intents: [{ kind: 'removal', of: toDepartment(row) }] };
  if (presence !== 'present') return presence;
  return { line, id: values.account_id, parent: values.parent_account_id, intents: [toDepartment(row)] };
};

/** Maps all rows of accounts.csv, parents before their children; they are few enough to be kept together. */
export const mapAccounts = (
  rows: readonly (Row | { readonly line: number; readonly problem: string })[],
): MappedRow[] => {
  const mapped: MappedRow[] = [];
  const tree: TreeRow[] = [];
  for (const row of rows) {
    if ('problem' in row) mapped.push({ kind: 'rejected', line: row.line, reason: row.problem });
    else {
      const account = mapAccount(row);
      if ('kind' in account) mapped.push(account);
      else tree.push(account);
    }
  }
  return [...orderTree(tree, 'parent_account_id'), ...mapped];
};
