import type { Source } from '../../files/source.ts';
import { kindByName } from '../file-kinds.ts';
import type { Format } from '../format.ts';
import { type InspectedStage, mapTable, mapWholeTable, planOf, toStage } from '../stages.ts';
import { namesIn, remarksOnColumns } from '../unread-columns.ts';
import type { HrTable } from './hr-table.ts';
import { mapRow, mapTree, readColumns } from './map-rows.ts';
import { tables } from './tables.ts';

/** A stage, and what is to be said of its file. */
interface HrStage extends InspectedStage {
  readonly remarks: readonly string[];
}

const toHrStage = async (source: Source, table: HrTable): Promise<HrStage> => {
  const names = await namesIn(source, table.file);
  const all = readColumns(table);
  // What a file does not speak of stays as it is.
  const columns = { ...all, optional: all.optional.filter((column) => names.has(column)) };
  const read = () =>
    'parent' in table.references
      ? mapWholeTable(source, columns, (rows) => mapTree(table, rows))
      : mapTable(source, columns, (line, row) => mapRow(table, line, row));
  const stage = await toStage(source, { table: columns, counted: table.type, read });
  return { ...stage, remarks: await remarksOnColumns(source, all) };
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
