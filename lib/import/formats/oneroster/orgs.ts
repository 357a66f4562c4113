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
import type { MappedRow, RecordIntent } from '../../intent.ts';
import type { Table, TableRow } from '../../table.ts';
import { checkSourceId, isGone, orNull, referTo } from './values.ts';

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

/** How many departments stand above each; undefined for those whose ancestors lead back to themselves. */
const depthsOf = (parents: ReadonlyMap<string, string>): ReadonlyMap<string, number | undefined> => {
  const depths = new Map<string, number | undefined>();
  for (const start of parents.keys()) {
    const path: string[] = [];
    const onPath = new Set<string>();
    let current = start;
    while (parents.has(current) && !depths.has(current) && !onPath.has(current)) {
      onPath.add(current);
      path.push(current);
      current = parents.get(current) ?? '';
    }
    let depth = onPath.has(current) ? undefined : parents.has(current) ? depths.get(current) : -1;
    for (const each of path.reverse()) {
      if (depth !== undefined) depth += 1;
      depths.set(each, depth);
    }
  }
  return depths;
};

/** Maps all rows of orgs.csv, parents before their children; they are few enough to be kept together. */
export const mapOrgs = (rows: readonly OrgRow[]): MappedRow[] => {
  const mapped: MappedRow[] = [];
  const orgs: Org[] = [];
  const others = new Set<string>();
  for (const row of rows) {
    if ('problem' in row) mapped.push({ kind: 'rejected', line: row.line, reason: row.problem });
    else if (row.values.type.toLowerCase() !== 'department' || isGone(row.values)) {
      others.add(row.values.sourcedId);
      mapped.push({ kind: 'skipped' });
    } else {
      const problem = checkSourceId(row.line, row.values.sourcedId);
      if (problem === undefined) orgs.push(row);
      else mapped.push(problem);
    }
  }
  const parents = new Map(orgs.toReversed().map(({ values }) => [values.sourcedId, values.parentSourcedId]));
  const depths = depthsOf(parents);
  const departments = orgs.map(({ line, values }): MappedRow & { wave?: number } => {
    const wave = depths.get(values.sourcedId);
    if (wave === undefined) {
      return { kind: 'rejected', line, column: 'parentSourcedId', reason: 'parentSourcedId leads round in a circle' };
    }
    const parentSourcedId = others.has(values.parentSourcedId) ? '' : values.parentSourcedId;
    const org = { line, values: { ...values, parentSourcedId } };
    return { kind: 'intents', intents: [toDepartment(org, parents.has(parentSourcedId))], wave };
  });
  return [...mapped, ...departments.sort((one, other) => (one.wave ?? 0) - (other.wave ?? 0))];
};
