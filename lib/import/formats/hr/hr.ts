import { readCsv } from '../../files/csv.ts';
import type { Source } from '../../files/source.ts';
import type { Table } from '../../files/table.ts';
import { kindByName } from '../file-kinds.ts';
import type { Format } from '../format.ts';
import { type InspectedStage, mapTable, mapWholeTable, planOf, toStage } from '../stages.ts';
import type { HrTable } from './hr-table.ts';
import { mapRow, mapTree, readColumns } from './map-rows.ts';
import { tables } from './tables.ts';

/** The columns that a file really has: what it does not speak of stays as it is. */
const presentColumns = async (source: Source, table: HrTable): Promise<Table> => {
  const columns = readColumns(table);
  for await (const { fields } of readCsv(source.open(table.file), table.file)) {
    const names = new Set(fields.map((field) => field.trim().toLowerCase()));
    return { ...columns, optional: columns.optional.filter((column) => names.has(column)) };
  }
  return columns;
};

const toHrStage = async (source: Source, table: HrTable): Promise<InspectedStage> => {
  const columns = await presentColumns(source, table);
  const read = () =>
    'parent' in table.references
      ? mapWholeTable(source, columns, (rows) => mapTree(table, rows))
      : mapTable(source, columns, (line, row) => mapRow(table, line, row));
  return toStage(source, { table: columns, counted: table.type, read });
};

const files = tables.map(({ file }) => file);

/** Files of a human resources system with headers of our own. */
export const hr: Format = {
  name: 'hr',
  title: 'HR files',
  sign: 'employments.csv, addresses.csv …',
  recognises: (headers) => headers.some((header) => kindByName(files, header) !== undefined),
  kindOf: (header) => kindByName(files, header),
  plan: async (source) => {
    const present = tables.filter(({ file }) => source.has(file));
    const stages: InspectedStage[] = [];
    for (const table of present) stages.push(await toHrStage(source, table));
    return { ...planOf(stages), complete: present.map(({ type }) => type) };
  },
};
