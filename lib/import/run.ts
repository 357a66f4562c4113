import type { Store } from '../store/store.ts';
import type { Stage } from './formats/format.ts';
import { recogniseFormats } from './formats/recognise.ts';
import { ImportInterrupted, ImportStopped } from './import-stopped.ts';
import type { Intent, MappedRow, RecordIntent } from './intent.ts';
import { loadAliases } from './load-aliases.ts';
import { loadMemberships } from './load-memberships.ts';
import { loadRecords } from './load-records.ts';
import { renameRecords } from './rename-records.ts';
import type { Report } from './report.ts';
import { openSession, type Session } from './session.ts';
import { openSource } from './source/open-source.ts';

/** How far a run is. */
export interface Progress {
  /** The file that is being loaded. */
  readonly file: string;
  /** Rows done and rows in all. */
  readonly done: number;
  readonly total: number;
}

/** What a run is asked to do. */
export interface ImportRequest {
  /** A zip archive or a folder. */
  readonly location: string;
  /** Name of the format, when it is not to be recognised. */
  readonly format?: string;
  onProgress?(progress: Progress): void;
}

const groupByType = (intents: readonly RecordIntent[]): RecordIntent[][] => [
  ...Map.groupBy(intents, ({ type }) => type).values(),
];

/** The intents of one kind. */
const ofKind = <Kind extends Intent['kind']>(intents: readonly Intent[], kind: Kind) =>
  intents.filter((intent): intent is Extract<Intent, { kind: Kind }> => intent.kind === kind);

/** Loads the intents of a window: types in the order in which a row names them, since later ones may need earlier. */
const loadWindow = async (session: Session, intents: readonly Intent[]): Promise<void> => {
  await renameRecords(session, ofKind(intents, 'rename'));
  for (const records of groupByType(ofKind(intents, 'record'))) await loadRecords(session, records);
  await loadAliases(session, ofKind(intents, 'alias'));
  await loadMemberships(session, ofKind(intents, 'membership'));
};

/** Notes what a row is that makes no record. */
const noteRow = ({ report }: Session, { file, counted }: Stage, row: MappedRow): void => {
  if (row.kind === 'skipped') report.count(counted, 'skipped');
  else if (row.kind === 'rejected') {
    const { line, column, reason } = row;
    report.reject(counted, { file, line, reason, ...(column === undefined ? {} : { column }) });
  } else if (row.note !== undefined) report.note(row.note);
};

const runStage = async (session: Session, stage: Stage, onRows: (rows: number) => void): Promise<void> => {
  let intents: Intent[] = [];
  let [rows, wave] = [0, 0];
  const flush = async (): Promise<void> => {
    await loadWindow(session, intents);
    onRows(rows);
    [intents, rows] = [[], 0];
  };
  for await (const row of stage.read()) {
    if (rows >= stage.window || (row.kind === 'intents' && (row.wave ?? 0) !== wave)) await flush();
    rows += 1;
    noteRow(session, stage, row);
    if (row.kind !== 'intents') continue;
    wave = row.wave ?? 0;
    intents.push(...row.intents);
  }
  await flush();
};

/** A stage, and the session of its format. */
interface PlannedStage {
  readonly session: Session;
  readonly stage: Stage;
}

const runStages = async (planned: readonly PlannedStage[], onProgress: ImportRequest['onProgress']) => {
  const total = planned.reduce((sum, { stage }) => sum + stage.rows, 0);
  let done = 0;
  for (const { session, stage } of planned) {
    await runStage(session, stage, (rows) => {
      done += rows;
      onProgress?.({ file: stage.file, done, total });
    });
  }
};

// The files were sound when they were read for the first time: somebody changes them while they are loaded.
const asInterruption = (error: unknown): unknown =>
  error instanceof ImportStopped ? new ImportInterrupted(error.message) : error;

/**
 * Imports a set of files of any known format, or of several. All files are read to their ends first, so that a set that cannot be used
 * is refused with an `ImportStopped` and nothing written. Interrupted at any point, a further run finishes the work.
 */
export const runImport = async (
  store: Store,
  { location, format: wanted, onProgress }: ImportRequest,
): Promise<Report> => {
  const source = await openSource(location);
  try {
    const run = openSession(store, '');
    const planned: PlannedStage[] = [];
    for (const format of recogniseFormats(source, wanted)) {
      const session = openSession(store, format.name, run);
      const { stages } = await format.plan(source);
      planned.push(...stages.map((stage) => ({ session, stage })));
    }
    await runStages(planned, onProgress).catch((error: unknown) => {
      throw asInterruption(error);
    });
    return run.report;
  } finally {
    source.close();
  }
};
