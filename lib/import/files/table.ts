import { type CsvRow, readCsv } from './csv.ts';
import { ImportStopped } from './import-stopped.ts';
import type { Source } from './source.ts';

/** What an import reads of a CSV file with a header: only the columns named here ever leave the parser. */
export interface Table<Column extends string = string> {
  readonly file: string;
  /** Columns that must be there. */
  readonly required: readonly Column[];
  /** Columns that may be missing; they read as empty. */
  readonly optional: readonly Column[];
}

/** The values of a row by column, blanks around them removed. */
export type Row<Read extends Table> = Readonly<Record<Read['required' | 'optional'][number], string>>;

/** A row that could be read. */
export interface ValidRow<Column extends string = string> {
  readonly line: number;
  readonly values: Readonly<Record<Column, string>>;
}

/** A row, or what is wrong with it. */
export type TableRow<Column extends string = string> =
  | ValidRow<Column>
  | { readonly line: number; readonly problem: string };

/** Describes a table; its type knows the columns. */
export const defineTable = <const Column extends string>(
  file: string,
  { required, optional = [] }: { readonly required: readonly Column[]; readonly optional?: readonly Column[] },
): Table<Column> => ({ file, required, optional });

/** Positions of the wanted columns; -1 for an optional one that is missing. */
type Header<Column extends string> = readonly (readonly [Column, number])[];

const readHeader = <Column extends string>(table: Table<Column>, { fields, problem }: CsvRow): Header<Column> => {
  const names = fields.map((field) => field.trim().toLowerCase());
  const { file } = table;
  if (problem !== undefined) throw new ImportStopped(`The header of ${file} ${problem}.`);
  const named = names.filter((name) => name !== '');
  if (new Set(named).size < named.length) {
    throw new ImportStopped(`The header of ${file} has a column twice.`);
  }
  const missing = table.required.find((column) => !names.includes(column.toLowerCase()));
  if (missing !== undefined) throw new ImportStopped(`${file} has no column ${missing}.`);
  return [...table.required, ...table.optional].map((column) => [column, names.indexOf(column.toLowerCase())]);
};

const toRow = <Column extends string>(header: Header<Column>, width: number, row: CsvRow): TableRow<Column> => {
  const { line, fields, problem } = row;
  if (problem !== undefined) return { line, problem };
  // A row that stops early may be cut in the middle of a value.
  if (fields.length < width) return { line, problem: `has ${fields.length} fields, the header has ${width}` };
  if (fields.slice(width).some((field) => field.trim() !== ''))
    return { line, problem: 'has more fields than the header' };
  const values = Object.fromEntries(header.map(([column, index]) => [column, fields[index]?.trim() ?? '']));
  // Exactly the table's columns were put in.
  return { line, values: values as Record<Column, string> };
};

/** Streams the rows of a table. Throws `ImportStopped` for a header or a file that cannot be used. */
export const readTable = async function* <Column extends string>(
  source: Source,
  table: Table<Column>,
): AsyncGenerator<TableRow<Column>> {
  let header: Header<Column> | undefined;
  let width = 0;
  for await (const row of readCsv(source.open(table.file), table.file)) {
    if (header === undefined) {
      header = readHeader(table, row);
      width = row.fields.findLastIndex((field) => field.trim() !== '') + 1;
    } else yield toRow(header, width, row);
  }
  if (header === undefined) throw new ImportStopped(`${table.file} is empty.`);
};

/** The rows that can be read, of a file that the set may lack. Throws `ImportStopped`. */
export const readValidRows = async function* <Column extends string>(
  source: Source,
  table: Table<Column>,
): AsyncGenerator<ValidRow<Column>> {
  if (!source.has(table.file)) return;
  for await (const row of readTable(source, table)) if (!('problem' in row)) yield row;
};

/** Reads a table to its end before anything is written, so that a damaged set is refused whole; answers its row count. */
export const inspectTable = async (source: Source, table: Table): Promise<number> => {
  let rows = 0;
  for await (const _row of readTable(source, table)) rows += 1;
  return rows;
};
