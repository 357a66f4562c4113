import type { Source } from '../files/source.ts';
import { inspectTable, readTable, type Table, type TableRow } from '../files/table.ts';
import type { Stage } from './format.ts';
import { type MappedRow, rejectUnreadable } from './intent.ts';
import { checkSourceId } from './values.ts';

/** A stage whose file has not been inspected yet. */
export interface FileStage extends Omit<Stage, 'file' | 'rows' | 'window'> {
  readonly table: Table;
  readonly window?: number;
}

export type MapRow<Column extends string> = (line: number, row: Readonly<Record<Column, string>>) => MappedRow;

/** Rows that are loaded together. */
export const usualWindow = 2_000;

/** For enrolments: a student whose rows are all in one window is written once, else updated; files are ordered by section. */
export const enrollmentWindow = 20_000;

/** Inspects the file of a stage. Throws `ImportStopped`. */
export const toStage = async (source: Source, { table, ...stage }: FileStage): Promise<Stage> => ({
  window: usualWindow,
  ...stage,
  file: table.file,
  rows: await inspectTable(source, table),
});

/** Maps a file row by row; refuses rows that cannot be read, and rows without a valid id in the column `id`. */
export const mapTable = async function* <Column extends string>(
  source: Source,
  table: Table<Column>,
  map: MapRow<Column>,
  id?: Column,
): AsyncGenerator<MappedRow> {
  for await (const row of readTable(source, table)) {
    if ('problem' in row) yield rejectUnreadable(row);
    else {
      const problem = id === undefined ? undefined : checkSourceId(row.line, row.values[id], id);
      yield problem ?? map(row.line, row.values);
    }
  }
};

/** Maps a file whose rows must be known together: departments and folders, which are few. */
export const mapWholeTable = async function* <Column extends string>(
  source: Source,
  table: Table<Column>,
  map: (rows: readonly TableRow<Column>[]) => MappedRow[],
): AsyncGenerator<MappedRow> {
  yield* map(await Array.fromAsync(readTable(source, table)));
};
