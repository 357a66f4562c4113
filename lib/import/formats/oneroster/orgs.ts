import { defineTable, type Row, type TableRow, type ValidRow } from '../../files/table.ts';
import { type MappedRow, type RecordIntent, skip } from '../intent.ts';
import { text, toRecord } from '../record.ts';
import { mapTreeRows, orderTree, type TreeRow } from '../tree.ts';
import { checkSourceId, checkStatus, isDeleted, isExtension, referTo, rejectWord } from '../values.ts';

/** orgs.csv: departments. Orgs of other types (school, district, …) are the institution itself and make no record. */
export const orgsTable = defineTable('orgs.csv', {
  required: ['sourcedId', 'name', 'type'],
  optional: ['status', 'parentSourcedId'],
});

type OrgRow = Row<typeof orgsTable>;

const types: readonly string[] = ['department', 'school', 'district', 'local', 'state', 'national'];

/** Whether an org is a department, also one that has been removed. */
export const isDepartment = ({ type }: OrgRow): boolean => type.toLowerCase() === 'department';

const toDepartment = (line: number, row: OrgRow, parent: string, parentIsDepartment: boolean): RecordIntent => {
  const reference = referTo('department', 'department', 'parentSourcedId', parent);
  return toRecord({
    type: 'department',
    id: row.sourcedId,
    origin: { file: orgsTable.file, line },
    fields: { name: text(row, 'name'), external_id: text(row, 'sourcedId') },
    // A parent that is not in this set may be known from an earlier one.
    references: { parent: parentIsDepartment ? reference : { ...reference, optional: true } },
  });
};

/** Maps all rows of orgs.csv, parents before their children. */
export const mapOrgs = (rows: readonly TableRow<keyof OrgRow>[]): MappedRow[] => {
  const [departments, others] = [new Set<string>(), new Set<string>()];
  const isInForce = (row: OrgRow): boolean => isDepartment(row) && !isDeleted(row);
  for (const row of rows) {
    if ('problem' in row) continue;
    const { sourcedId } = row.values;
    if (!isInForce(row.values)) others.add(sourcedId);
    else if (checkSourceId(row.line, sourcedId) === undefined) departments.add(sourcedId);
  }
  const mapOrg = ({ line, values }: ValidRow<keyof OrgRow>): TreeRow | MappedRow => {
    const unknown = checkStatus(line, values);
    if (unknown !== undefined) return unknown;
    if (!types.includes(values.type.toLowerCase()) && !isExtension(values.type))
      return rejectWord(line, 'type', values.type, types);
    if (!isInForce(values)) return { ...skip('orgs that are no department, or have gone'), line };
    const { sourcedId: id, parentSourcedId } = values;
    const parent = others.has(parentSourcedId) ? '' : parentSourcedId;
    const intents = [toDepartment(line, values, parent, departments.has(parent))];
    return checkSourceId(line, id) ?? { line, id, parent, intents };
  };
  const { tree, others: withoutPlace } = mapTreeRows(rows, mapOrg);
  return [...withoutPlace, ...orderTree(tree, 'parentSourcedId')];
};
