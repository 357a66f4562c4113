import { invisible, isAscii } from '../../runtime/comparable-id.ts';
import { type CsvRow, readCsv } from './csv.ts';
import { ImportStopped } from './import-stopped.ts';
import { lineInTable, printable } from './origin.ts';
import type { Source } from './source.ts';

/** The columns that an import reads from a CSV file with a header. No other columns ever leave the parser. */
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
  /** The optional columns that the file does not have. Their values are empty. */
  readonly absent: ReadonlySet<string>;
}

/** A row, or the reason why it could not be read. */
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

/** The names of the columns in a header. */
export const columnsOf = ({ fields }: CsvRow): string[] => fields.map((field) => field.trim().toLowerCase());

const readHeader = <Column extends string>(table: Table<Column>, row: CsvRow, file: string): Header<Column> => {
  const { problem } = row;
  const names = columnsOf(row);
  if (problem !== undefined) throw new ImportStopped(`The header of ${file} ${problem}.`);
  const named = names.filter((name) => name !== '');
  if (new Set(named).size < named.length) {
    throw new ImportStopped(`The header of ${file} has a column twice.`);
  }
  const missing = table.required.find((column) => !names.includes(column.toLowerCase()));
  if (missing !== undefined) throw new ImportStopped(`${file} has no column ${missing}.`);
  return [...table.required, ...table.optional].map((column) => [column, names.indexOf(column.toLowerCase())]);
};

/** A header, and the possible numbers of fields of a row. */
interface Shape<Column extends string> {
  readonly header: Header<Column>;
  readonly absent: ReadonlySet<string>;
  readonly width: number;
  /** The number of fields up to the last required column. A row may leave out whole fields after that one. */
  readonly least: number;
}

const shapeOf = <Column extends string>(table: Table<Column>, row: CsvRow, file: string): Shape<Column> => {
  const header = readHeader(table, row, file);
  const places = header.slice(0, table.required.length).map(([, index]) => index + 1);
  const width = row.fields.findLastIndex((field) => field.trim() !== '') + 1;
  const absent = new Set(header.flatMap(([column, index]) => (index < 0 ? [column] : [])));
  return { header, absent, width, least: Math.max(1, ...places) };
};

const problemOf = ({ width, least }: Shape<string>, { fields, problem, isUnended }: CsvRow): string | undefined => {
  if (problem !== undefined) return problem;
  const isShort = fields.length < width;
  if (isShort && fields.length < least) return `has ${fields.length} fields, the header has ${width}`;
  if (isShort && isUnended) return `is the last and has ${fields.length} fields of ${width}; the file may be cut off`;
  const hasMore = fields.slice(width).some((field) => field.trim() !== '');
  return hasMore ? 'has more fields than the header' : undefined;
};

/** Whether a column holds an id, or several. */
const holdsId = (column: string): boolean => /(^|_)ids?$|Ids?$|^identifier$/.test(column);

/** Returns a value in the form for comparison: composed (NFC), and for an id without invisible characters. */
const readValue = (column: string, field: string): string => {
  const text = field.trim();
  if (isAscii(text)) return text;
  return (holdsId(column) ? text.replaceAll(invisible, '').trim() : text).normalize('NFC');
};

const toRow = <Column extends string>(shape: Shape<Column>, line: number, row: CsvRow): TableRow<Column> => {
  const problem = problemOf(shape, row);
  if (problem !== undefined) return { line, problem };
  // Only the table's columns are set. A loop is used because entries and an object, twice per row, took twice the time.
  const values = {} as Record<Column, string>;
  for (const [column, index] of shape.header) values[column] = readValue(column, row.fields[index] ?? '');
  return { line, values, absent: shape.absent };
};

/** Reads the rows of a file after its header, which must match the table. Throws `ImportStopped`. */
const readFile = async function* <Column extends string>(
  source: Source,
  table: Table<Column>,
  file: string,
): AsyncGenerator<readonly [Shape<Column>, CsvRow]> {
  let shape: Shape<Column> | undefined;
  for await (const row of readCsv(source.open(file), file)) {
    if (shape === undefined) shape = shapeOf(table, row, file);
    else yield [shape, row];
  }
  if (shape === undefined) throw new ImportStopped(`${file} is empty.`);
};

const requireFiles = ({ length }: readonly string[], { file }: Table): void => {
  if (length === 0) throw new ImportStopped(`The set has no ${file}.`);
};

/**
 * Streams the rows of a table, file by file, with continuous line numbers (`locate`). Throws `ImportStopped` for a
 * header or a file that cannot be used.
 */
export const readTable = async function* <Column extends string>(
  source: Source,
  table: Table<Column>,
): AsyncGenerator<TableRow<Column>> {
  const files = source.filesOf(table.file);
  for (const [index, file] of files.entries()) {
    for await (const [shape, row] of readFile(source, table, file))
      yield toRow(shape, lineInTable(index, row.line), row);
  }
  requireFiles(files, table);
};

/** Streams the readable rows of a file that the set may lack. Throws `ImportStopped`. */
export const readValidRows = async function* <Column extends string>(
  source: Source,
  table: Table<Column>,
): AsyncGenerator<ValidRow<Column>> {
  if (!source.has(table.file)) return;
  for await (const row of readTable(source, table)) if (!('problem' in row)) yield row;
};

/** Reads a table to its end. Returns how many rows each of its files has. Throws `ImportStopped`. */
export const countTable = async (source: Source, table: Table): Promise<Map<string, number>> => {
  const files = source.filesOf(table.file);
  const rows = new Map<string, number>();
  for (const file of files) {
    let read = rows.get(printable(file)) ?? 0;
    for await (const _row of readFile(source, table, file)) read += 1;
    rows.set(printable(file), read);
  }
  requireFiles(files, table);
  return rows;
};
