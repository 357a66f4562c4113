import { countOut } from '../../../../access/owned-ids.ts';
import { noChange } from '../../../../model/validation/change.ts';
import { changeRecord, whileStale } from '../../../../model/write/update.ts';
import { NoRenderer } from '../../../../reports/no-renderer.ts';
import {
  courseEvaluationReport,
  maxDocuments,
  removalOf,
} from '../../../../resources/course-evaluations/course-evaluation-report.ts';
import { now } from '../../../../runtime/clock.ts';
import { newId } from '../../../../runtime/ids.ts';
import { dayOf } from '../../../../runtime/instant.ts';
import { log } from '../../../../runtime/log.ts';
import { embeddedMetrics, reportWaitMetric } from '../../../../runtime/metrics.ts';
import type { StoredRecord } from '../../../../store/record.ts';
import { WriteRefused } from '../../../../store/refused.ts';
import type { Step } from '../../../../store/steps.ts';
import type { Store } from '../../../../store/store.ts';
import { resultViewer } from '../reading/result-viewer.ts';
import type { ReportLanguage } from '../reports/make-report.ts';
import type { ReportForm } from '../reports/read-report.ts';
import { drawPart } from './draw-part.ts';
import { drawTeaching } from './draw-teaching.ts';
import { evaluationsOf } from './evaluations-of.ts';
import { archiveName, partName, planName, type ReportFiles } from './files/report-files.ts';
import {
  closeReport,
  noteProgress,
  type OpenReport,
  openReports,
  ownedReports,
  readOpenReport,
  reportReference,
} from './items.ts';
import { decodePart, encodePart, type Part, type PartHead } from './parts.ts';
import { ownerNow, readerFor } from './report-owner.ts';
import { writeArchive } from './write-archive.ts';

/** The surroundings of the work on reports, and its time limit. */
export interface Work {
  /** Number of evaluations in a part; 25 by default. All processes that work on a report must use the same number. */
  readonly partSize?: number;
  readonly store: Store;
  readonly files: ReportFiles;
  /** Returns whether less than this time is left, in milliseconds. */
  isShorterThan(milliseconds: number): boolean;
}

/** Error for a report that another process has continued. */
class ClaimLost extends Error {}

/** Error for a report that cannot be made, with the reason for people. */
class ReportFailed extends Error {}

// The lease is longer than the time to draw a part, or to add it to the archive.
const leaseMs = 120_000;

// The maximum time for a part, and for the archive of 10,000 documents.
const partMs = 60_000;
const archiveMs = 300_000;

/** The number of evaluations in a part is small, so that a crash repeats only little work. */
const usualPartSize = 25;

/** How often a report may be claimed without progress. */
const mostAttempts = 5;

/** Writes steps with that of `noteProgress` among them, and returns the new state; throws `ClaimLost`. */
const keepAll = async (store: Store, next: OpenReport, steps: readonly Step[]): Promise<OpenReport> => {
  try {
    await store.write(steps);
    return next;
  } catch (error) {
    throw error instanceof WriteRefused ? new ClaimLost() : error;
  }
};

const keep = (store: Store, open: OpenReport, next: OpenReport): Promise<OpenReport> =>
  keepAll(store, next, [noteProgress(open, next)]);

const claimedUntil = (): number => now().getTime() + leaseMs;

const note = async (
  store: Store,
  record: StoredRecord,
  attributes: Readonly<Record<string, unknown>>,
): Promise<void> => {
  const change = { ...noChange, attributes };
  await whileStale(store, record, (current) =>
    changeRecord(store, courseEvaluationReport, current, { change, now: now() }),
  );
};

const formOf = (record: StoredRecord): ReportForm => ({
  // The definition permits no other values.
  language: record.language as ReportLanguage,
  paper: record.paper === 'letter' ? 'us-letter' : 'a4',
  wantsNoComments: record.with_comments !== true,
  ...(record.scope_of === 'instructor' && { teacher: String(record.instructor) }),
});

/** Returns the owner of a report as a reader; throws if the owner may no longer read results. */
const readerOf = async (store: Store, record: StoredRecord) => {
  const owner = await ownerNow(store, record);
  if (owner === undefined)
    throw new ReportFailed('Whoever has asked for it, or the access token, can not read results any more.');
  return readerFor(store, owner);
};

/** Returns the evaluations of a report. They are found only once, so that a crash does not change them. */
const planOf = async ({ store, files }: Work, record: StoredRecord): Promise<string[]> => {
  const name = planName(record.id);
  const read = async () => {
    const kept = await files.read(name);
    return kept && (JSON.parse(kept.toString('utf8')) as string[]);
  };
  const known = await read();
  if (known !== undefined) return known;
  const viewer = await resultViewer(await readerOf(store, record));
  const found = await evaluationsOf(store, record, { viewer, most: maxDocuments });
  if (found === undefined) throw new ReportFailed(`It would have more than ${maxDocuments} documents.`);
  await files.put(name, Buffer.from(JSON.stringify(found)));
  const kept = await read();
  if (kept === undefined) throw new Error(`the plan of the report ${record.id} is gone`);
  return kept;
};

const readPart = async (files: ReportFiles, report: string, number: number): Promise<Part> => {
  const bytes = await files.read(partName(report, number));
  if (bytes === undefined) throw new Error(`part ${number} of the report ${report} is gone`);
  return decodePart(bytes);
};

/** Reads the heads of the parts that were drawn before a part. */
const headsBefore = async (files: ReportFiles, report: string, number: number): Promise<PartHead[]> => {
  const heads: PartHead[] = [];
  for (let each = 0; each < number; each += 1) heads.push((await readPart(files, report, each)).head);
  return heads;
};

const isOfEvaluation = ({ evaluation }: { readonly evaluation: string | null }): boolean => evaluation !== null;

/** Draws a part unless it exists, because a process may have died between a part and its note. */
const takePart = async (
  { store, files }: Work,
  record: StoredRecord,
  { number, evaluations }: { readonly number: number; readonly evaluations: readonly string[] },
): Promise<Part> => {
  const reader = await readerOf(store, record);
  const part =
    evaluations.length > 0
      ? await drawPart(reader, evaluations, formOf(record))
      : await drawTeaching(reader, await headsBefore(files, record.id, number), formOf(record));
  await files.put(partName(record.id, number), encodePart(part));
  return readPart(files, record.id, number);
};

const partsOfEvaluations = ({ partSize = usualPartSize }: Work, evaluations: number): number =>
  Math.ceil(evaluations / partSize);

/** Returns the number of a report's parts. The last part of an instructor's report is the teaching report. */
const partsOf = (work: Work, { scope_of: scopeOf }: StoredRecord, evaluations: number): number =>
  partsOfEvaluations(work, evaluations) + (scopeOf === 'instructor' && evaluations > 0 ? 1 : 0);

/** Draws the missing parts. Returns undefined if the time is not enough. */
const drawParts = async (
  work: Work,
  record: StoredRecord,
  { open, plan }: { readonly open: OpenReport; readonly plan: readonly string[] },
): Promise<OpenReport | undefined> => {
  const { store, partSize = usualPartSize } = work;
  let current = open;
  for (let number = open.next ?? 0; number < partsOf(work, record, plan.length); number += 1) {
    if (work.isShorterThan(partMs)) {
      await keep(store, current, { ...current, claimed_until: now().getTime() });
      return undefined;
    }
    const evaluations = plan.slice(number * partSize, (number + 1) * partSize);
    const { head } = await takePart(work, record, { number, evaluations });
    current = await keep(store, current, {
      ...current,
      next: number + 1,
      documents: (current.documents ?? 0) + head.documents.filter(isOfEvaluation).length,
      withheld: (current.withheld ?? 0) + head.withheld.filter(isOfEvaluation).length,
      attempts: 0,
      claimed_until: claimedUntil(),
    });
    const { documents, withheld } = current;
    await note(store, record, { state: 'running', documents, withheld });
  }
  return current;
};

const finish = async (work: Work, record: StoredRecord, open: OpenReport): Promise<OpenReport> => {
  const { store, files } = work;
  const { id } = record;
  const number = partsOf(work, record, open.evaluations ?? 0);
  const parts = async function* (): AsyncGenerator<Part> {
    for (let each = 0; each < number; each += 1) {
      await keep(store, open, { ...open, claimed_until: claimedUntil() });
      yield readPart(files, id, each);
    }
  };
  const { rights, ...written } = await writeArchive({
    parts: parts(),
    naming: record.naming === 'interfolio' ? 'interfolio' : 'plain',
    // The time is the start of a day, as in the documents, so that two archives of a day with the same content have the
    // same bytes.
    at: new Date(dayOf(record.created_at)),
    put: (stream) => files.putStream(archiveName(id), stream),
  });
  // The process with the claim writes the rights before the archive can be shown, so that no archive is shown without
  // known rights.
  const archived = await keep(store, open, { ...open, rights, claimed_until: claimedUntil() });
  await note(store, record, { ...written, state: 'finished', finished_at: now().toISOString(), message: null });
  return archived;
};

const namesOfParts = (work: Work, { report, evaluations = 0 }: OpenReport): string[] => [
  planName(report),
  // One more part may exist, because some reports have a teaching report.
  ...Array.from({ length: partsOfEvaluations(work, evaluations) + 1 }, (_, number) => partName(report, number)),
];

/** Deletes all files of a finished report except its archive, and notes when the archive is to be deleted. */
const tidy = async (work: Work, record: StoredRecord, open: OpenReport): Promise<void> => {
  const { store, files } = work;
  await files.discard(namesOfParts(work, open));
  const next = { ...open, remove_at: removalOf(record), claimed_until: now().getTime() };
  await keepAll(store, next, [noteProgress(open, next), countOut(ownedReports, open.owner, open.report)]);
};

/** Deletes everything of a report. */
const drop = async (work: Work, claimed: OpenReport): Promise<void> => {
  const { store, files } = work;
  const { report, owner } = claimed;
  // The number of parts may have become known meanwhile.
  const open = (await readOpenReport(store, report)) ?? claimed;
  await files.discard([...namesOfParts(work, open), archiveName(report)]);
  await store.write([closeReport(report), countOut(ownedReports, owner, report)]);
};

const fail = async (work: Work, record: StoredRecord, open: OpenReport, message: string): Promise<void> => {
  await note(work.store, record, { state: 'failed', message, finished_at: now().toISOString() });
  await drop(work, open);
};

const make = async (work: Work, record: StoredRecord, claimed: OpenReport): Promise<void> => {
  const { store } = work;
  const plan = await planOf(work, record);
  const open = await keep(store, claimed, { ...claimed, evaluations: plan.length });
  if (record.state === 'queued') await note(store, record, { state: 'running', evaluations: plan.length });
  const drawn = await drawParts(work, record, { open, plan });
  if (drawn === undefined) return;
  if (work.isShorterThan(archiveMs)) {
    await keep(store, drawn, { ...drawn, claimed_until: now().getTime() });
    return;
  }
  const archived = await finish(work, record, drawn);
  const finished = await store.read(reportReference(record.id));
  if (finished !== undefined) await tidy(work, finished, archived);
};

const carryOut = async (work: Work, open: OpenReport): Promise<void> => {
  const { store, files } = work;
  const record = await store.read(reportReference(open.report));
  if (record === undefined || record.state === 'failed') return drop(work, open);
  if (record.state === 'finished' && open.remove_at === undefined) return tidy(work, record, open);
  if (open.remove_at !== undefined) {
    await files.discard([archiveName(open.report)]);
    await store.write([closeReport(open.report)]);
    return;
  }
  try {
    if ((open.attempts ?? 0) > mostAttempts) throw new ReportFailed('It broke off several times. Ask for it again.');
    await make(work, record, open);
  } catch (error) {
    if (error instanceof ReportFailed) return fail(work, record, open, error.message);
    if (error instanceof NoRenderer) return fail(work, record, open, 'This installation can not draw reports.');
    throw error;
  }
};

/** Returns the time in milliseconds since which a report has had work to do. */
const dueSince = ({ claimed_until: claimed, remove_at: removed = 0 }: OpenReport): number => Math.max(claimed, removed);

const isDue = (open: OpenReport, at: number): boolean => dueSince(open) <= at;

/** Returns the longest time in seconds for which a report has waited for a process. */
const longestWait = (reports: readonly OpenReport[], at: number): number =>
  Math.max(0, ...reports.map((each) => (at - dueSince(each)) / 1_000));

const logWait = (reports: readonly OpenReport[]): void => {
  const at = now();
  const metrics = embeddedMetrics(at, 'carry-out-reports', {
    [reportWaitMetric]: [longestWait(reports, at.getTime()), 'Seconds'],
  });
  if (Object.keys(metrics).length > 0) log({ level: 'info', event: 'carry-out-reports', ...metrics });
};

const begin = async (work: Work, open: OpenReport): Promise<void> => {
  const claimed = { ...open, claim: newId(), claimed_until: claimedUntil(), attempts: (open.attempts ?? 0) + 1 };
  try {
    await carryOut(work, await keep(work.store, open, claimed));
  } catch (error) {
    if (!(error instanceof ClaimLost)) throw error;
  }
};

/**
 * Makes the requested reports, each in one process at a time, and deletes files after their day. It is called
 * regularly: a report that broke off continues after its claim has ended. Throws the first error after a look at all
 * reports.
 */
export const carryOutReports = async (work: Work): Promise<void> => {
  const errors: unknown[] = [];
  const reports = await openReports(work.store);
  logWait(reports);
  for (const open of reports) {
    if (!isDue(open, now().getTime())) continue;
    if (work.isShorterThan(partMs)) break;
    await begin(work, open).catch((error: unknown) => {
      log({ level: 'error', event: 'carry-out-report', report: open.report, error: String(error) });
      errors.push(error);
    });
  }
  if (errors.length > 0) throw errors[0];
};
