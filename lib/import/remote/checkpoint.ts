import { keyOf, type RecordReference } from '../../store/keys.ts';
import { changeStep, settingAll } from '../../store/steps.ts';
import type { Store } from '../../store/store.ts';
import type { FileAccounts } from '../report/file-accounts.ts';
import { type Counts, type MissingCounts, type Rejection, Report, type Skip, type Warning } from '../report/report.ts';
import type { Checkpoint } from '../run/import-options.ts';

/** Where an import continues, with what it has counted so far. */
export interface SavedRun {
  readonly startAt?: Checkpoint;
  readonly report: Report;
}

type MapEntry<Of> = Of extends Map<infer Key, infer Value> ? [Key, Value] : never;

interface SavedReport {
  readonly counts: readonly [string, Counts][];
  readonly rejections: readonly Rejection[];
  readonly notes: readonly [string, number][];
  readonly missing: readonly [string, MissingCounts][];
  readonly rejected: number;
  readonly files: readonly MapEntry<FileAccounts['lost']>[];
  readonly skips: readonly [string, Skip][];
  readonly warnings: readonly Warning[];
  readonly warned: number;
}

type OnRejection = ConstructorParameters<typeof Report>[0];

const readReport = (text: string, onRejection: OnRejection): Report => {
  // `saveCheckpoint` wrote it.
  const { counts, rejections, notes, missing, rejected, ...saved } = JSON.parse(text) as SavedReport;
  const report = new Report(onRejection);
  for (const [kind, each] of counts) report.counts.set(kind, each);
  for (const [note, times] of notes) report.notes.set(note, times);
  for (const [kind, each] of missing) report.missing.set(kind, each);
  report.rejections.push(...rejections);
  report.rejected = rejected;
  for (const [file, lost] of saved.files) report.files.lost.set(file, lost);
  for (const [key, skip] of saved.skips) report.skips.set(key, skip);
  report.warnings.push(...saved.warnings);
  report.warned = saved.warned;
  return report;
};

/** Reads the position from which an import continues. Without a checkpoint it begins at the start. */
export const readCheckpoint = async (
  store: Store,
  reference: RecordReference,
  onRejection: OnRejection,
): Promise<SavedRun> => {
  const item = await store.get(keyOf.importCheckpoint(reference));
  if (item === undefined) return { report: new Report(onRejection) };
  const report = readReport(String(item.report), onRejection);
  return item.start_at === undefined ? { report } : { report, startAt: item.start_at as Checkpoint };
};

/** Whether a step of an import has ended before. */
export const hasCheckpoint = async (store: Store, reference: RecordReference): Promise<boolean> =>
  (await store.get(keyOf.importCheckpoint(reference))) !== undefined;

// A checkpoint is one item, so it holds only the first rejections. The others are stored as records.
const keptRejections = 100;

/** Saves where an import continues. */
export const saveCheckpoint = async (
  store: Store,
  reference: RecordReference,
  { startAt, report }: SavedRun,
): Promise<void> => {
  const { counts, rejections, notes, missing, rejected } = report;
  const saved: SavedReport = {
    counts: [...counts],
    rejections: rejections.slice(0, keptRejections),
    notes: [...notes],
    missing: [...missing],
    rejected,
    files: [...report.files.lost],
    skips: [...report.skips],
    warnings: report.warnings.slice(0, keptRejections),
    warned: report.warned,
  };
  const fields = { start_at: startAt ?? null, report: JSON.stringify(saved) };
  await store.write([changeStep(keyOf.importCheckpoint(reference), settingAll(fields), () => 'refused')]);
};
