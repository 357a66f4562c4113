import { readCsv } from '../../files/csv.ts';
import { printable } from '../../files/origin.ts';
import type { Source } from '../../files/source.ts';
import { columnsOf, type Table } from '../../files/table.ts';
import { kindByName } from '../file-kinds.ts';
import type { Format } from '../format.ts';
import { type InspectedStage, mapTable, mapWholeTable, planOf, toStage } from '../stages.ts';
import type { HrTable } from './hr-table.ts';
import { mapRow, mapTree, readColumns } from './map-rows.ts';
import { tables } from './tables.ts';

const namesOf = async (source: Source, { file }: HrTable): Promise<Set<string>> => {
  for await (const row of readCsv(source.open(file), file)) return new Set(columnsOf(row));
  return new Set();
};

const mostNamed = 10;

/** The headers are our own: a column that is not read is a mistake in its name, or something that gets lost. */
const remarkOn = ({ file, required, optional }: Table, names: ReadonlySet<string>): string[] => {
  const unread = names.difference(new Set(['', ...required, ...optional]));
  if (unread.size === 0) return [];
  return [`${file} has columns that are not read: ${[...unread].slice(0, mostNamed).map(printable).join(', ')}`];
};

/** A stage, and what is to be said of its file. */
interface HrStage extends InspectedStage {
  readonly remarks: readonly string[];
}

const toHrStage = async (source: Source, table: HrTable): Promise<HrStage> => {
  const names = await namesOf(source, table);
  const all = readColumns(table);
  // What a file does not speak of stays as it is.
  const columns = { ...all, optional: all.optional.filter((column) => names.has(column)) };
  const read = () =>
    'parent' in table.references
      ? mapWholeTable(source, columns, (rows) => mapTree(table, rows))
      : mapTable(source, columns, (line, row) => mapRow(table, line, row));
  const stage = await toStage(source, { table: columns, counted: table.type, read });
  return { ...stage, remarks: remarkOn(all, names) };
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
    const stages: HrStage[] = [];
    for (const table of present) stages.push(await toHrStage(source, table));
    const remarks = stages.flatMap((stage) => stage.remarks);
    return { ...planOf(stages), complete: present.map(({ type }) => type), remarks };
  },
};
