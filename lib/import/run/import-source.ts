import type { Store } from '../../store/store.ts';
import { countRows } from '../files/file-header.ts';
import { ImportInterrupted, ImportStopped } from '../files/import-stopped.ts';
import { locate, type Origin, printable } from '../files/origin.ts';
import type { Source } from '../files/source.ts';
import type { LoadPlan } from '../formats/format.ts';
import { leaveLanguages } from '../formats/leave-languages.ts';
import { type RecognisedSet, recogniseSet } from '../formats/recognise.ts';
import { readEarlier } from '../load/read-earlier.ts';
import { beginRun, openSession } from '../load/session.ts';
import { carryOutRemovals } from '../remove/carry-out-removals.ts';
import { countMissing, requireBelievable } from '../remove/missing/guard.ts';
import { removeMissing } from '../remove/remove-missing.ts';
import { Report } from '../report/report.ts';
import type { Checkpoint, ImportOptions } from './import-options.ts';
import { limitPlan } from './limit-plan.ts';
import { loadStages, type Part } from './load-stages.ts';

/**
 * The result of a step of an import, and where the next step continues. Without a checkpoint the import is finished.
 */
export interface ImportStep {
  readonly report: Report;
  readonly resumeAt?: Checkpoint;
}

// The order is the reverse of the creation: enrolments before sections, and sections before courses.
const remove = async ({ session, plan }: Part, removes: boolean): Promise<void> => {
  for (const stage of plan.stages.toReversed()) {
    if (session.removing.has(stage)) await carryOutRemovals(session, stage);
  }
  if (!removes) return;
  const { report } = session;
  const { complete, incompleteBecause = 'the set names all of no kind' } = plan;
  if (complete.length === 0) report.remark(`Nothing can be missing of this set, because ${incompleteBecause}`);
  else if (report.files.hasUnknown)
    report.remark('What is missing was not removed, because a file that was not understood may name it');
  else await removeMissing(session, plan);
};

const usualThreshold = 10;

const guard = async ({ session, plan }: Part, options: ImportOptions): Promise<void> => {
  const { removeMissing: removes = false, threshold = removes ? usualThreshold : undefined, onMissing } = options;
  const missing = await countMissing(session, plan, onMissing);
  if (threshold !== undefined) requireBelievable(missing, threshold);
};

// The files were valid when they were first read, so somebody is changing them during the import.
const asInterruption = (error: unknown): unknown =>
  error instanceof ImportStopped ? new ImportInterrupted(error.message) : error;

const locateIn =
  (parts: RecognisedSet['parts']) =>
  (origin: Origin): Origin => {
    const part = parts.find(({ source }) => source.has(origin.file));
    return part === undefined ? origin : locate(part.source.filesOf(origin.file), origin);
  };

/** Accounts for the files that no stage loads. */
const noteUnread = async (
  report: Report,
  source: Source,
  set: RecognisedSet,
  parts: readonly Part[],
): Promise<void> => {
  const absent = parts.flatMap(({ plan }) => plan.unread ?? []);
  for (const { file, reason } of [...set.leftOut, ...absent]) {
    report.files.add(printable(file), await countRows(source, file), { state: 'left_out', reason });
  }
  for (const { file, reason } of set.notUnderstood) {
    report.files.add(printable(file), await countRows(source, file), { state: 'not_understood', reason });
  }
};

/** Returns the plan of a part of a set, without what the import and the other parts exclude. */
const planFor = (
  plan: LoadPlan,
  all: readonly LoadPlan[],
  { person, removeMissing: removes }: ImportOptions,
): LoadPlan => {
  if (person !== undefined) return limitPlan(plan, removes);
  const others = all.filter((each) => each !== plan);
  return others.reduce((left, { saysLanguagesOf: people = new Set() }) => leaveLanguages(left, people), plan);
};

const planParts = async (store: Store, source: Source, options: ImportOptions): Promise<Part[]> => {
  const run = beginRun(store, options);
  const set = await recogniseSet(source, options.format);
  run.report.locate = locateIn(set.parts);
  const parts: Part[] = [];
  const plans: LoadPlan[] = [];
  for (const { format, source: files } of set.parts)
    plans.push(await format.plan(files, readEarlier(run.store, run.known.of(format.name))));
  for (const [index, { format }] of set.parts.entries()) {
    const all = plans[index];
    if (all === undefined) continue;
    const plan = planFor(all, plans, options);
    for (const [file, rows] of plan.rows) run.report.files.add(file, rows);
    for (const remark of plan.remarks ?? []) run.report.remark(remark);
    parts.push({ session: openSession(run, format.name, plan.stages), plan });
  }
  await noteUnread(run.report, source, set, parts);
  return parts;
};

/**
 * Imports a set of files of one or several known formats, or continues an import where a step of it ended. All files
 * are first read to their ends, so that a set that cannot be used is refused with an `ImportStopped` before anything is
 * written. If the import is interrupted at any point, another run finishes the work.
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
