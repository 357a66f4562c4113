import type { LoadPlan, Stage } from '../formats/format.ts';
import { type Intent, isRemoval, type MappedRow, type RecordIntent } from '../formats/intent.ts';
import { loadAliases } from '../load/load-aliases.ts';
import { loadMemberships } from '../load/load-memberships.ts';
import { loadRecords } from '../load/load-records.ts';
import { renameRecords } from '../load/rename-records.ts';
import type { Session } from '../load/session.ts';
import { withCompanions } from './companions.ts';
import type { Checkpoint, ImportOptions } from './import-options.ts';
import { ReadAhead } from './read-ahead.ts';

const groupByType = (intents: readonly RecordIntent[]): RecordIntent[][] => [
  ...Map.groupBy(intents, ({ type }) => type).values(),
];

const ofKind = <Kind extends Intent['kind']>(intents: readonly Intent[], kind: Kind) =>
  intents.filter((intent): intent is Extract<Intent, { kind: Kind }> => intent.kind === kind);

/**
 * Loads the intents of a window. Types come in the order in which a row names them, because later types may need
 * earlier ones.
 */
const loadWindow = async (session: Session, intents: readonly Intent[]): Promise<void> => {
  await renameRecords(session, ofKind(intents, 'rename'));
  for (const records of groupByType(ofKind(intents, 'record'))) await loadRecords(session, records);
  await loadAliases(session, ofKind(intents, 'alias'));
  await loadMemberships(session, ofKind(intents, 'membership'));
  session.known.trim();
};

/** Counts a row that creates no record, or the note of any other row. */
const noteRow = ({ report }: Session, { file, counted, isSecondPass }: Stage, row: MappedRow): void => {
  if (row.kind === 'skipped') {
    const isCounted = row.line === undefined || isSecondPass;
    report.skip(counted, row.reason, isCounted ? undefined : { file, line: row.line });
  } else if (row.kind === 'rejected') {
    const { kind: _kind, ...rejection } = row;
    report.reject(counted, { file, ...rejection });
  } else for (const warning of row.warnings ?? []) report.warn({ file, ...warning });
  if (row.kind !== 'rejected' && row.note !== undefined) report.note(row.note);
};

/** Remembers the rows of an earlier step, to distinguish repetitions from contradictions. */
const rememberSeen = ({ seen }: Session, intents: readonly Intent[]): void => {
  for (const each of ofKind(intents, 'record')) {
    seen.add(each);
    for (const companion of each.companions ?? []) seen.addAhead(companion);
  }
  for (const each of ofKind(intents, 'membership')) {
    seen.add(each.member);
    seen.addEntry(each);
  }
};

interface StageRun {
  readonly session: Session;
  readonly stage: Stage;
  readonly given: AsyncIterable<MappedRow>;
  /** Rows that an earlier step has finished. */
  readonly done: number;
  /** Called with the number of finished rows of the stage. Returns whether to end here. */
  onRows(rows: number): Promise<boolean>;
}

/** Loads a stage. Returns the number of finished rows if it ends before the stage does. */
const loadStage = async ({ session, stage, given, done, onRows }: StageRun): Promise<number | undefined> => {
  let intents: Intent[] = [];
  let [rows, flushed, wave, isFlushed] = [0, done, 0, false];
  const flush = async (): Promise<boolean> => {
    await loadWindow(session, intents);
    [intents, flushed, isFlushed] = [[], rows, true];
    return onRows(rows);
  };
  for await (const row of given) {
    const next = row.kind === 'intents' ? (row.wave ?? 0) : wave;
    if (rows > flushed && next !== wave && (await flush())) return rows;
    rows += 1;
    wave = next;
    if (row.kind === 'intents' && row.intents.some(isRemoval)) session.removing.add(stage);
    if (rows <= done) {
      if (row.kind === 'intents') rememberSeen(session, row.intents);
      continue;
    }
    noteRow(session, stage, row);
    if (row.kind === 'intents') intents.push(...row.intents);
    if (rows - flushed >= stage.window && (await flush())) return rows;
  }
  return (rows > flushed || !isFlushed) && (await flush()) ? rows : undefined;
};

/** The files of one format in a set. */
export interface Part {
  readonly session: Session;
  readonly plan: LoadPlan;
}

// Opens the file only when its rows are asked for.
const readRows = async function* ({ accompaniedBy, read }: Stage): AsyncGenerator<MappedRow> {
  yield* accompaniedBy === undefined ? read() : withCompanions(read(), accompaniedBy);
};

/** Loads the stages of a set. Returns where to continue if it ends before the stages do. */
export const loadStages = async (
  parts: readonly Part[],
  { startAt = { stage: 0, rows: 0 }, isTimeUp, afterWindow, onProgress }: ImportOptions,
): Promise<Checkpoint | undefined> => {
  const stages = parts.flatMap(({ session, plan }) =>
    plan.stages.map((stage) => ({ session, stage, ahead: new ReadAhead(readRows(stage), stage.window) })),
  );
  /** Begins to read a stage, and the stage after it if one window holds all rows of the first. */
  const begin = (index: number): void => {
    const next = stages[index];
    if (next === undefined) return;
    const { ahead, stage } = next;
    ahead.begin().then(
      () => stage.rows <= stage.window && begin(index + 1),
      () => undefined,
    );
  };
  const total = stages.reduce((sum, { stage }) => sum + stage.rows, 0);
  let before = 0;
  // Progress begins here, so that earlier time, such as the wait for another import, does not count in the rate.
  await onProgress?.({ file: stages[0]?.stage.file ?? '', done: 0, total });
  try {
    for (const [index, { session, stage, ahead }] of stages.entries()) {
      const done = index < startAt.stage ? stage.rows : index === startAt.stage ? startAt.rows : 0;
      const onRows = async (rows: number): Promise<boolean> => {
        await afterWindow?.();
        await onProgress?.({ file: stage.file, done: before + rows, total });
        return rows > done && (isTimeUp?.() ?? false);
      };
      const given = ahead.take(() => begin(index + 1));
      const rows = await loadStage({ session, stage, given, done, onRows });
      if (rows !== undefined) return { stage: index, rows };
      before += stage.rows;
    }
    return undefined;
  } finally {
    // If one stage throws when it is closed, the others are closed nevertheless, and the error that ended the loading
    // is reported.
    await Promise.allSettled(stages.map(({ ahead }) => ahead.close()));
  }
};
