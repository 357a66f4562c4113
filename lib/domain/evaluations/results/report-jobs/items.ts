import type { OwnedKind } from '../../../../access/owned-ids.ts';
import { tooManyReports } from '../../../../errors/reports.ts';
import {
  courseEvaluationReport,
  maxOpenReports,
} from '../../../../resources/course-evaluations/course-evaluation-report.ts';
import { type RecordReference, wholePartition } from '../../../../store/keys.ts';
import { reportKeyOf } from '../../../../store/report-keys.ts';
import {
  alreadyWritten,
  changeStep,
  deleteStep,
  isStill,
  itemExists,
  putStep,
  type Step,
  settingAll,
} from '../../../../store/steps.ts';
import type { Store } from '../../../../store/store.ts';

/*
 * The items of reports: their records; the ids of each owner's unfinished reports (lib/access/owned-ids.ts); and the
 * progress of each report that is being made or has a file.
 */

export const reportReference = (id: string): RecordReference => ({ type: courseEvaluationReport.type, id });

/** The unfinished reports of an owner. */
export const ownedReports: OwnedKind = {
  key: reportKeyOf.ownerOfReports,
  attribute: 'reports',
  most: maxOpenReports,
  tooMany: tooManyReports,
};

/**
 * A report that is being made, or whose file waits for its deletion. The table keeps it, so that another process can
 * continue.
 */
export interface OpenReport {
  readonly report: string;
  /** The owner among whose open reports it counts. */
  readonly owner: string;
  readonly claim?: string;
  /** The end of the claim, in milliseconds. After it, no process is working on the report. */
  readonly claimed_until: number;
  /** How often the report was claimed since its last progress. */
  readonly attempts?: number;
  /** The number of its evaluations, once it is known. */
  readonly evaluations?: number;
  /** The part that is drawn next. */
  readonly next?: number;
  readonly documents?: number;
  readonly withheld?: number;
  /** The rights with which its archive was made; undefined without an archive. */
  readonly rights?: readonly string[];
  /** When its file is deleted; undefined without a file. */
  readonly remove_at?: number;
}

/** Step that notes that a report is to be made. */
export const openReport = (report: string, owner: string, now: Date): Step =>
  putStep(
    reportKeyOf.open(report),
    { report, owner, claimed_until: now.getTime() } satisfies OpenReport,
    () => alreadyWritten,
  );

/** Returns a step that notes the progress of a report, on the condition that no other process has claimed it. */
export const noteProgress = ({ report, claim }: OpenReport, next: OpenReport): Step =>
  changeStep(
    reportKeyOf.open(report),
    { conditions: [itemExists, isStill('claim', claim)], ...settingAll({ ...next }) },
    () => 'lost',
  );

/** Returns a step that notes that a report has no work left. */
export const closeReport = (report: string): Step => deleteStep(reportKeyOf.open(report), () => 'done before', []);

/** Reads the progress of a report; returns undefined if it has no work left. */
export const readOpenReport = async (store: Store, report: string): Promise<OpenReport | undefined> =>
  // Only this file writes the item.
  (await store.get(reportKeyOf.open(report))) as OpenReport | undefined;

/** The rights that the archive of a report was made with; undefined where there is no archive. */
export const rightsOfArchive = async (store: Store, report: string): Promise<readonly string[] | undefined> =>
  (await readOpenReport(store, report))?.rights;

/** Reads all reports that have work to do. */
export const openReports = async (store: Store): Promise<OpenReport[]> =>
  (await store.queryRange(reportKeyOf.open('').pk, wholePartition)).map(
    // Only this file writes the items.
    ({ pk: _pk, sk: _sk, ...open }) => open as unknown as OpenReport,
  );
