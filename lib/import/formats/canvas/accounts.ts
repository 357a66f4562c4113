import { defineTable, type Row, type TableRow, type ValidRow } from '../../files/table.ts';
import { type MappedRow, mappedTo } from '../intent.ts';
import { text, toRecord } from '../record.ts';
import { mapTreeRows, orderTree, type TreeRow } from '../tree.ts';
import { checkSourceId, referTo } from '../values.ts';
import { presenceOf } from './status.ts';

/** accounts.csv: departments. */
export const accountsTable = defineTable('accounts.csv', {
  required: ['account_id', 'name'],
  optional: ['parent_account_id', 'status'],
});

/** A column of accounts.csv. */
export type AccountColumn = keyof Row<typeof accountsTable>;

const mapAccount = ({ line, values }: ValidRow<AccountColumn>): TreeRow | MappedRow => {
  const { account_id: id, parent_account_id: parent, status } = values;
  const reference = referTo('department', 'department', 'parent_account_id', parent);
  const department = toRecord({
    ...{ type: 'department', id, origin: { file: accountsTable.file, line } },
    fields: { name: text(values, 'name'), external_id: text(values, 'account_id') },
    references: { parent: parent === '' ? { ...reference, optional: true } : reference },
  });
  const presence = checkSourceId(line, id, 'account_id') ?? presenceOf(line, status);
  if (presence === 'removed') return mappedTo({ kind: 'removal', of: department });
  return presence === 'present' ? { line, id, parent, intents: [department] } : presence;
};

/** Maps all rows of accounts.csv, parents before their children. */
export const mapAccounts = (rows: readonly TableRow<AccountColumn>[]): MappedRow[] => {
  const { tree, others } = mapTreeRows(rows, mapAccount);
  return [...orderTree(tree, 'parent_account_id'), ...others];
};
