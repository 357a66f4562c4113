import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import path from 'node:path';
import { textOf, valuesOf } from '../../model/definition/record-fields.ts';
import { readChange } from '../../model/validation/read-change.ts';
import { updateWhile } from '../../model/write/update.ts';
import { importResource, personField } from '../../resources/imports/import.ts';
import { now } from '../../runtime/clock.ts';
import type { StoredRecord } from '../../store/record.ts';
import type { Store } from '../../store/store.ts';
import { ImportBusy, ImportInterrupted, ImportStopped } from '../files/import-stopped.ts';
import { openUploaded } from '../files/open-source.ts';
import type { Report } from '../report/report.ts';
import { toSummary } from '../report/summary.ts';
import { type ImportStep, importSource } from '../run/import-source.ts';
import { withLease } from '../run/lease.ts';
import { hasCheckpoint, readCheckpoint, saveCheckpoint } from './checkpoint.ts';
import { RejectionLog } from './rejection-log.ts';
import { shownProgress } from './shown-progress.ts';
import { withSignsOfLife } from './signs-of-life.ts';
import { type Uploads, workPrefix } from './uploads/upload.ts';

/** How a step of an import ended: the work is done, another step continues, or another import must end first. */
export type StepOutcome = 'done' | 'more' | 'busy';

export interface StepSurroundings {
  readonly uploads: Uploads;
  /** Whether the step should end at the next checkpoint. */
  isTimeUp(): boolean;
}

const shownRejections = 25;
// The files shown in the record are limited, because it must fit into 64 KiB.
const shownFiles = 50;

const isUnfinished = ({ state }: StoredRecord): boolean =>
  ['awaiting_upload', 'running', 'failed'].includes(String(state));

// A queue may deliver a message twice. The slower worker finds no archive, and must not mark a finished import as
// stopped.
const note = (store: Store, id: string, attributes: Readonly<Record<string, unknown>>): Promise<StoredRecord> => {
  const change = readChange(importResource, { attributes, relationships: {} }, { creates: false, trusted: true });
  return updateWhile(store, importResource, id, { change, now: now(), holds: isUnfinished });
};

const shown = (report: Report): Record<string, unknown> => ({
  counts: toSummary(report, shownFiles),
  rejected: report.rejected,
  first_rejections: report.rejections.slice(0, shownRejections),
});

const end = (store: Store, id: string, state: string, more: Record<string, unknown>): Promise<StoredRecord> =>
  note(store, id, { state, finished_at: now().toISOString(), ...more });

const optionsOf = (record: StoredRecord) => {
  const { format, dry_run, remove_missing, threshold } = valuesOf(importResource, record) as {
    readonly format: string | null;
    readonly dry_run: boolean | null;
    readonly remove_missing: boolean | null;
    readonly threshold: number | null;
  };
  return {
    dryRun: dry_run ?? false,
    removeMissing: remove_missing ?? false,
    ...(format === null ? {} : { format }),
    ...(threshold === null ? {} : { threshold }),
    person: textOf(record, personField) ?? undefined,
  };
};

const runStep = async (store: Store, record: StoredRecord, archive: string, isTimeUp: () => boolean) => {
  const log = new RejectionLog(store, { type: record.type, id: record.id, begun: new Date(String(record.started_at)) });
  const { report, startAt } = await readCheckpoint(store, record, (rejection) => log.add(rejection));
  // The count comes from the checkpoint, because a step may have died between its checkpoint and the record.
  log.count = report.rejected;
  const asked = optionsOf(record);
  const options = {
    ...asked,
    ...{ report, ...(startAt && { startAt }) },
    // Only a dry run itself knows the records that it would create, so it runs to its end in one step.
    ...(asked.dryRun ? {} : { isTimeUp }),
    // The flush limits the waiting rejections to the rows of one window.
    afterWindow: () => log.flush(),
    onProgress: shownProgress(store, record),
  };
  const source = await openUploaded(archive, textOf(record, 'file_name') ?? undefined);
  const run = (table: Store): Promise<ImportStep> => importSource(table, source, options);
  try {
    const step = await (options.dryRun ? run(store) : withLease(store, {}, run));
    await log.flush();
    return step;
  } finally {
    source.close();
  }
};

const takeStep = async (
  store: Store,
  record: StoredRecord,
  { uploads, isTimeUp }: StepSurroundings,
): Promise<StepOutcome> => {
  await mkdir(uploads.workFolder, { recursive: true });
  const folder = await mkdtemp(path.join(uploads.workFolder, workPrefix));
  try {
    const archive = path.join(folder, 'upload');
    const fetched = await uploads.fetch(record.id, archive);
    if (fetched === undefined) throw new ImportStopped('The archive is not there any more.');
    if (fetched === 'too large') throw new ImportStopped('The archive is larger than 2 GB.');
    const { report, resumeAt } = await runStep(store, record, archive, isTimeUp);
    if (resumeAt === undefined) {
      await end(store, record.id, 'finished', { ...shown(report), message: null });
      return 'done';
    }
    await saveCheckpoint(store, record, { startAt: resumeAt, report });
    await note(store, record.id, shown(report));
    return 'more';
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};

const begin = (
  store: Store,
  { id, state, started_at }: StoredRecord,
  at: string,
): Promise<StoredRecord> | undefined => {
  switch (state) {
    case 'awaiting_upload':
      return note(store, id, { state: 'running', started_at: at });
    // The ids of the rejections derive from the time when the import started.
    case 'failed':
      return note(store, id, { state: 'running', started_at: started_at ?? at, finished_at: null, message: null });
    default:
      return undefined;
  }
};

/**
 * Carries out an import whose archive has been uploaded, or one step of it. May be called at any time again: finished
 * work stays, and a step that broke off begins where the step before it ended.
 */
export const carryOutImport = async (
  store: Store,
  id: string,
  surroundings: StepSurroundings,
): Promise<StepOutcome> => {
  const reference = { type: importResource.type, id };
  const found = await store.read(reference);
  if (found === undefined || !isUnfinished(found)) {
    // The archive was uploaded again after the end of the import.
    await surroundings.uploads.discard(id);
    return 'done';
  }
  try {
    return await withSignsOfLife(store, reference, async () => {
      const record = (await begin(store, found, now().toISOString())) ?? found;
      const outcome = await takeStep(store, record, surroundings);
      if (outcome === 'done') await surroundings.uploads.discard(id);
      return outcome;
    });
  } catch (error) {
    if (error instanceof ImportBusy) return 'busy';
    if (!(error instanceof ImportStopped) && !(error instanceof ImportInterrupted)) throw error;
    // If there is a checkpoint, an earlier step has written data.
    const isStopped = error instanceof ImportStopped && !(await hasCheckpoint(store, reference));
    await end(store, id, isStopped ? 'stopped' : 'interrupted', { message: error.message });
    await surroundings.uploads.discard(id);
    return 'done';
  }
};

/**
 * Ends an import that cannot continue, with the reason. Its archive stays, so that the import can still be carried out.
 */
export const failImport = async (store: Store, id: string, message: string): Promise<void> => {
  const found = await store.read({ type: importResource.type, id });
  if (found !== undefined && isUnfinished(found)) await end(store, id, 'failed', { message });
};
