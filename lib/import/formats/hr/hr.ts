import type { FileHeader } from '../../files/file-header.ts';
import type { Source } from '../../files/source.ts';
import { readValidRows } from '../../files/table.ts';
import { kindByName } from '../file-kinds.ts';
import type { FileKind, Format } from '../format.ts';
import { type InspectedStage, mapTable, mapWholeTable, planOf, toStage } from '../stages.ts';
import { namesIn, remarksOnColumns } from '../unread-columns.ts';
import type { HrTable } from './hr-table.ts';
import { idColumnOf, mapRow, mapTree, readColumns } from './map-rows.ts';
import { people, tables } from './tables.ts';

/** A stage with the remarks about its file. */
interface HrStage extends InspectedStage {
  readonly remarks: readonly string[];
}

const toHrStage = async (source: Source, table: HrTable): Promise<HrStage> => {
  const names = await namesIn(source, table.file);
  const all = readColumns(table);
  // Fields without a column in the file stay as they are.
  const columns = { ...all, optional: all.optional.filter((column) => names.has(column)) };
  const read = () =>
    'parent' in table.references
      ? mapWholeTable(source, columns, (rows) => mapTree(table, rows))
      : mapTable(source, columns, (line, row) => mapRow(table, line, row));
  const stage = await toStage(source, { table: columns, counted: table.type, read });
  return { ...stage, remarks: await remarksOnColumns(source, all) };
};

const files = tables.map(({ file }) => file);

/** Returns the kind of a file by its name. If others use the same name for their files, a column decides as well. */
const kindOf = (header: FileHeader): FileKind | undefined => {
  const isOther = kindByName([people.file], header) && !header.columns.has(idColumnOf(people));
  return isOther ? undefined : kindByName(files, header);
};

/** Reads the people whose languages a set gives. */
const speakersIn = async (source: Source): Promise<ReadonlySet<string>> => {
  const found = new Set<string>();
  const { required, file } = readColumns(people);
  for await (const { values, absent } of readValidRows(source, { file, required, optional: ['preferred_language'] })) {
    if (absent.has('preferred_language')) break;
    found.add(values[idColumnOf(people)] ?? '');
  }
  return found;
};

/** Files of a human resources system with headers of our own. */
export const hr: Format = {
  name: 'hr',
  title: 'HR files',
  sign: 'employments.csv, addresses.csv …',
  recognises: (headers) => headers.some((header) => kindOf(header) !== undefined),
  kindOf,
  plan: async (source) => {
    const present = tables.filter(({ file }) => source.has(file));
    const stages: HrStage[] = [];
    for (const table of present) stages.push(await toHrStage(source, table));
    const remarks = stages.flatMap((stage) => stage.remarks);
    // If a file changes records and never creates them, the records that it does not name are not missing.
    const complete = present.flatMap(({ type, changes }) => (changes ? [] : type));
    return { ...planOf(stages), complete, remarks, saysLanguagesOf: await speakersIn(source) };
  },
};
