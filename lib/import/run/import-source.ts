import type { Step } from '../../store/steps.ts';
import type { Store } from '../../store/store.ts';
import type { Source } from '../files/source.ts';
import type { Plan, Stage } from '../formats/format.ts';
import { recogniseFormats } from '../formats/recognise.ts';
import type { Intent, MappedRow, RecordIntent } from '../load/intent.ts';
import { loadAliases } from '../load/load-aliases.ts';
import { loadMemberships } from '../load/load-memberships.ts';
import { loadRecords } from '../load/load-records.ts';
import { renameRecords } from '../load/rename-records.ts';
import type { Missing } from '../remove/missing/find-missing.ts';
import { countMissing, requireBelievable } from '../remove/missing/guard.ts';
import { removeMissing } from '../remove/remove-missing.ts';
import { removeNamed } from '../remove/remove-named.ts';
import { ImportInterrupted, ImportStopped } from './import-stopped.ts';
import { Report } from './report.ts';
import { beginRun, openSession, type Session } from './session.ts';

/** How far a run is. */
export interface Progress {
  /** The file that is being loaded. */
  readonly file: string;
  /** Rows done, 0 when the loading begins, and rows in all. */
  readonly done: number;
  readonly total: number;
}

/** A place in a set between two rows: so many rows of a stage are done. After the last stage come the removals. */
export interface Position {
  readonly stage: number;
  readonly rows: number;
}

/** How a set is imported. */
export interface ImportOptions {
  /** Name of the format, when it is not to be recognised. */
  readonly format?: string;
  /** Compares everything and writes nothing. */
  readonly dryRun?: boolean;
  /** Removes what a complete set does not name any more; else it is only counted. */
  readonly removeMissing?: boolean;
  /** Most that may be missing of a kind, in percent; more stops the run before it writes. 10 when missing are removed. */
  readonly threshold?: number;
  /** Where the counts go on, when the run goes on. */
  readonly report?: Report;
  /** Where an earlier step of the run ended. */
  readonly startAt?: Position;
  /** Asked between windows: whether the step should end here. */
  isTimeUp?(): boolean;
  /** Asked before writes: throws when another run has taken this one's place (`Session`). */
  mayWrite?(): Promise<readonly Step[]>;
  onProgress?(progress: Progress): void;
  onMissing?(missing: Missing): void;
}

/** What a step of an import has done, and where the next one goes on; without a place the import is done. */
export interface ImportStep {
  readonly report: Report;
  readonly resumeAt?: Position;
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
  // Nothing of a rehearsal could be looked up again.
  if (session.imagined === undefined) session.known.trim();
};

/** Notes what a row is that makes no record. */
const noteRow = ({ report }: Session, { file, counted }: Stage, row: MappedRow): void => {
  if (row.kind === 'skipped') report.count(counted, 'skipped');
  else if (row.kind === 'rejected') {
    const { kind: _kind, ...rejection } = row;
    report.reject(counted, { file, ...rejection });
  }
  if (row.kind !== 'rejected' && row.note !== undefined) report.note(row.note);
};

/** Remembers what an earlier step has done: repetitions are to be told from contradictions. */
const meetAgain = ({ seen }: Session, intents: readonly Intent[]): void => {
  for (const each of ofKind(intents, 'record')) seen.meet(each);
  for (const each of ofKind(intents, 'membership')) {
    seen.meet(each.member);
    seen.meetEntry(each);
  }
};

/** What the loading of a stage tells whoever runs it. */
interface StageRun {
  readonly session: Session;
  readonly stage: Stage;
  /** Rows that an earlier step has done. */
  readonly done: number;
  /** Told how many rows of the stage are done; answers whether to end here. */
  onRows(rows: number): boolean;
}

/** Loads a stage; answers how many rows are done when it ends before the stage does. */
const loadStage = async ({ session, stage, done, onRows }: StageRun): Promise<number | undefined> => {
  let intents: Intent[] = [];
  let [rows, flushed, wave] = [0, done, 0];
  const flush = async (): Promise<boolean> => {
    await loadWindow(session, intents);
    [intents, flushed] = [[], rows];
    return onRows(rows);
  };
  for await (const row of stage.read()) {
    const next = row.kind === 'intents' ? (row.wave ?? 0) : wave;
    if (rows > flushed && (rows - flushed >= stage.window || next !== wave) && (await flush())) return rows;
    rows += 1;
    wave = next;
    if (rows <= done) {
      if (row.kind === 'intents') meetAgain(session, row.intents);
      continue;
    }
    noteRow(session, stage, row);
    if (row.kind === 'intents') intents.push(...row.intents);
  }
  return (await flush()) ? rows : undefined;
};

/** The files of one format in a set. */
interface Part {
  readonly session: Session;
  readonly plan: Plan;
}

const loadStages = async (
  parts: readonly Part[],
  { startAt = { stage: 0, rows: 0 }, isTimeUp, onProgress }: ImportOptions,
): Promise<Position | undefined> => {
  const stages = parts.flatMap(({ session, plan }) => plan.stages.map((stage) => ({ session, stage })));
  const total = stages.reduce((sum, { stage }) => sum + stage.rows, 0);
  let before = 0;
  // What came before, such as waiting for another import, is not part of the rate.
  onProgress?.({ file: stages[0]?.stage.file ?? '', done: 0, total });
  for (const [index, { session, stage }] of stages.entries()) {
    const done = index < startAt.stage ? stage.rows : index === startAt.stage ? startAt.rows : 0;
    const onRows = (rows: number): boolean => {
      onProgress?.({ file: stage.file, done: before + rows, total });
      return rows > done && (isTimeUp?.() ?? false);
    };
    const rows = await loadStage({ session, stage, done, onRows });
    if (rows !== undefined) return { stage: index, rows };
    before += stage.rows;
  }
  return undefined;
};

// Enrolments before sections, these before courses: the other way round than they were made.
const remove = async ({ session, plan }: Part, isComplete: boolean): Promise<void> => {
  for (const stage of plan.stages.toReversed()) await removeNamed(session, stage);
  if (isComplete) await removeMissing(session, plan);
};

const usualThreshold = 10;

const guard = async ({ session, plan }: Part, options: ImportOptions): Promise<void> => {
  const { removeMissing: removes = false, threshold = removes ? usualThreshold : undefined, onMissing } = options;
  const missing = await countMissing(session, plan, onMissing);
  if (threshold !== undefined) requireBelievable(missing, threshold);
};

// The files were sound when they were read for the first time: somebody changes them while they are loaded.
const asInterruption = (error: unknown): unknown =>
  error instanceof ImportStopped ? new ImportInterrupted(error.message) : error;

const planParts = async (store: Store, source: Source, options: ImportOptions): Promise<Part[]> => {
  const { report, dryRun, mayWrite } = options;
  const run = beginRun(store, { report, dryRun, mayWrite: mayWrite && (() => mayWrite.call(options)) });
  const parts: Part[] = [];
  for (const format of recogniseFormats(source, options.format)) {
    parts.push({ session: openSession(store, format.name, run), plan: await format.plan(source) });
  }
  return parts;
};

/**
 * Imports a set of files of any known format, or of several, or takes up an import where a step of it ended. All files
 * are read to their ends first, so that a set that cannot be used is refused with an `ImportStopped` and nothing written.
 * Interrupted at any point, a further run finishes the work.
 */
export const importSource = async (store: Store, source: Source, options: ImportOptions): Promise<ImportStep> => {
  const { startAt, removeMissing: removes = false } = options;
  const parts = await planParts(store, source, options);
  const report = parts[0]?.session.report ?? new Report();
  if (startAt === undefined) for (const part of parts) await guard(part, options);
  try {
    const resumeAt = await loadStages(parts, options);
    const atEnd = { stage: parts.reduce((sum, { plan }) => sum + plan.stages.length, 0), rows: 0 };
    const mustPause = (startAt?.stage ?? 0) < atEnd.stage && (options.isTimeUp?.() ?? false);
    if (resumeAt !== undefined || mustPause) return { report, resumeAt: resumeAt ?? atEnd };
    for (const part of parts.toReversed()) await remove(part, removes);
    return { report };
  } catch (error) {
    throw asInterruption(error);
  }
};
