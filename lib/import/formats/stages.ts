import type { Source } from '../files/source.ts';
import { countTable, readTable, readValidRows, type Table, type TableRow } from '../files/table.ts';
import { leaveAbsent, lineOf } from './absent-columns.ts';
import type { LoadPlan, Stage } from './format.ts';
import { type MappedRow, rejectUnreadable } from './intent.ts';
import { checkSourceId } from './values.ts';

/** A stage whose file has not been inspected yet. */
export interface FileStage extends Omit<Stage, 'file' | 'rows' | 'window'> {
  readonly table: Table;
  readonly window?: number;
}

export type MapRow<Column extends string> = (
  line: number,
  row: Readonly<Record<Column, string>>,
  /** The columns that the file of the row does not have. */
  absent: ReadonlySet<string>,
) => MappedRow;

/** Rows that are loaded together. */
export const usualWindow = 2_000;

/** For enrolments: a student whose rows are all in one window is written once, else updated; files are ordered by section. */
export const enrollmentWindow = 20_000;

/** A stage, and how many rows each file of its table has. */
export interface InspectedStage {
  readonly stage: Stage;
  readonly rows: ReadonlyMap<string, number>;
}

/** Reads the table of a stage to its end before anything is written, so that a damaged set is refused whole. Throws `ImportStopped`. */
export const toStage = async (source: Source, { table, ...stage }: FileStage): Promise<InspectedStage> => {
  const rows = await countTable(source, table);
  const all = rows.values().reduce((sum, each) => sum + each, 0);
  return { stage: { window: usualWindow, ...stage, file: table.file, rows: all }, rows };
};

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
      const mapped = problem ?? leaveAbsent(map(row.line, row.values, row.absent), row.absent);
      yield mapped.kind === 'skipped' ? { ...mapped, line: row.line } : mapped;
    }
  }
};

/** Maps a file whose rows must be known together: departments and folders, which are few. */
export const mapWholeTable = async function* <Column extends string>(
  source: Source,
  table: Table<Column>,
  map: (rows: readonly TableRow<Column>[]) => MappedRow[],
): AsyncGenerator<MappedRow> {
  const rows = await Array.fromAsync(readTable(source, table));
  const absentOf = new Map(rows.flatMap((row) => ('problem' in row ? [] : [[row.line, row.absent] as const])));
  for (const mapped of map(rows)) {
    const line = mapped.kind === 'intents' ? lineOf(mapped.intents[0]) : undefined;
    yield leaveAbsent(mapped, absentOf.get(line ?? 0) ?? new Set());
  }
};

/** Maps a file whose rows an earlier stage has mapped, and has refused where they cannot be read. */
export const mapAgain = async function* <Column extends string>(
  source: Source,
  table: Table<Column>,
  map: MapRow<Column>,
  id: Column,
): AsyncGenerator<MappedRow> {
  for await (const { line, values, absent } of readValidRows(source, table)) {
    if (checkSourceId(line, values[id], id) !== undefined) continue;
    const mapped = leaveAbsent(map(line, values, absent), absent);
    if (mapped.kind !== 'rejected') yield mapped;
  }
};

/** The stages of a plan, and how many rows the files have that they read. */
export const planOf = (inspected: readonly InspectedStage[]): Pick<LoadPlan, 'stages' | 'rows'> => ({
  stages: inspected.map(({ stage }) => stage),
  rows: new Map(inspected.flatMap(({ rows }) => [...rows])),
});
