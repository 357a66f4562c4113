/**
 * orgs.csv → departments.
 *
 * | column | field |
 * |---|---|
 * | sourcedId | external_id |
 * | name | name |
 * | parentSourcedId | parent, when that org is a department too; else the department is a root |
 *
 * Orgs of other types (school, district, …) are the institution itself and make no record.
 */

import type { Table, TableRow } from '../../files/table.ts';
import type { MappedRow, RecordIntent } from '../intent.ts';
import { orderTree } from '../tree.ts';
import { checkSourceId, isDeleted, orNull, referTo } from '../values.ts';

/** What is read of orgs.csv. */
export const orgsTable = {
  file: 'orgs.csv',
  required: ['sourcedId', 'name', 'type'],
  optional: ['status', 'parentSourcedId'],
} as const satisfies Table;

type OrgRow = TableRow<'sourcedId' | 'name' | 'type' | 'status' | 'parentSourcedId'>;
type Org = Exclude<OrgRow, { readonly problem: string }>;

const toDepartment = ({ line, values }: Org, parentIsDepartment: boolean): RecordIntent => ({
  kind: 'record',
  type: 'department',
  key: { by: 'source_id', sourceId: values.sourcedId },
  origin: { file: orgsTable.file, line },
  attributes: { name: orNull(values.name), external_id: values.sourcedId },
  references: {
    parent: {
      ...referTo('department', 'department', 'parentSourcedId', values.parentSourcedId),
      // A parent that this set does not hold may be known from an earlier one.
      ...(parentIsDepartment ? {} : { optional: true as const }),
    },
  },
  columns: { name: 'name', external_id: 'sourcedId' },
});

/** Maps all rows of orgs.csv, parents before their children; they are few enough to be kept together. */
export const mapOrgs = (rows: readonly OrgRow[]): MappedRow[] => {
  const mapped: MappedRow[] = [];
  const orgs: Org[] = [];
  const others = new Set<string>();
  for (const row of rows) {
    if ('problem' in row) mapped.push({ kind: 'rejected', line: row.line, reason: row.problem });
    else if (row.values.type.toLowerCase() !== 'department' || isDeleted(row.values)) {
      others.add(row.values.sourcedId);
      mapped.push({ kind: 'skipped' });
    } else {
      const problem = checkSourceId(row.line, row.values.sourcedId);
      if (problem === undefined) orgs.push(row);
      else mapped.push(problem);
    }
  }
  const departments = new Set(orgs.map(({ values }) => values.sourcedId));
  const rowsOfTree = orgs.map(({ line, values }) => {
    const parentSourcedId = others.has(values.parentSourcedId) ? '' : values.parentSourcedId;
    const org = { line, values: { ...values, parentSourcedId } };
    const intents = [toDepartment(org, departments.has(parentSourcedId))];
    return { line, id: values.sourcedId, parent: values.parentSourcedId, intents };
  });
  return [...mapped, ...orderTree(rowsOfTree, 'parentSourcedId')];
};
