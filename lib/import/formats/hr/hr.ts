import { readCsv } from '../../files/csv.ts';
import type { Source } from '../../files/source.ts';
import { inspectTable, readTable, type Table } from '../../files/table.ts';
import type { Format, Stage } from '../format.ts';
import type { MappedRow } from '../intent.ts';
import { orderTree, type TreeRow } from '../tree.ts';
import { additionalAppointments } from './additional-appointments.ts';
import { addresses } from './addresses.ts';
import { adminAssistantRoles } from './admin-assistant-roles.ts';
import { creditLineItems } from './credit-line-items.ts';
import { departmentChairs } from './department-chairs.ts';
import { employments } from './employments.ts';
import { folders } from './folders.ts';
import type { HrTable } from './hr-table.ts';
import { mapRow, mapTreeRow, readColumns } from './map-rows.ts';
import { phoneNumbers } from './phone-numbers.ts';
import { workflowCases } from './workflow-cases.ts';
import { workflowGroups } from './workflow-groups.ts';

// In the order in which they are loaded: credits come from the records before them, cases need their groups.
const tables: readonly HrTable[] = [
  ...[employments, additionalAppointments, departmentChairs, adminAssistantRoles, addresses, phoneNumbers],
  ...[creditLineItems, folders, workflowGroups, workflowCases],
];

/** The columns that a file really has: other fields stay as they are. */
const presentColumns = async (source: Source, table: HrTable): Promise<Table> => {
  const columns = readColumns(table);
  for await (const { fields } of readCsv(source.open(table.file), table.file)) {
    const names = new Set(fields.map((field) => field.trim().toLowerCase()));
    return { ...columns, optional: columns.optional.filter((column) => names.has(column)) };
  }
  return columns;
};

const readRows = async function* (source: Source, table: HrTable, columns: Table): AsyncGenerator<MappedRow> {
  for await (const row of readTable(source, columns)) {
    yield 'problem' in row
      ? { kind: 'rejected', line: row.line, reason: row.problem }
      : mapRow(table, row.line, row.values);
  }
};

/** Rows of a tree, parents before their children; they are few enough to be kept together. */
const readTree = async function* (source: Source, table: HrTable, columns: Table): AsyncGenerator<MappedRow> {
  const tree: TreeRow[] = [];
  for await (const row of readTable(source, columns)) {
    if ('problem' in row) yield { kind: 'rejected', line: row.line, reason: row.problem };
    else {
      const mapped = mapTreeRow(table, row.line, row.values);
      if ('kind' in mapped) yield mapped;
      else tree.push(mapped);
    }
  }
  yield* orderTree(tree, 'parent_external_id');
};

const window = 2_000;

const toStage = async (source: Source, table: HrTable): Promise<Stage> => {
  const columns = await presentColumns(source, table);
  return {
    file: table.file,
    counted: table.type,
    rows: await inspectTable(source, columns),
    window,
    read: () => (table === folders ? readTree : readRows)(source, table, columns),
  };
};

/** Files of a human resources system with headers of our own; each file's mapping is in the module named after it. */
export const hr: Format = {
  name: 'hr',
  title: 'HR files',
  sign: 'employments.csv, addresses.csv …',
  recognises: (source) => tables.some(({ file }) => source.has(file)),
  plan: async (source) => {
    const present = tables.filter(({ file }) => source.has(file));
    const stages: Stage[] = [];
    for (const table of present) stages.push(await toStage(source, table));
    return { stages, complete: present.map(({ type }) => type) };
  },
};
