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
 * The items of reports: their records; the ids of each owner's reports that are not made yet (lib/access/owned-ids.ts); and
 * for each that is at work, or has a file, how far it has come.
 */

export const reportReference = (id: string): RecordReference => ({ type: courseEvaluationReport.type, id });

/** The reports of an owner that are not made yet. */
export const ownedReports: OwnedKind = {
  key: reportKeyOf.ownerOfReports,
  attribute: 'reports',
  most: maxOpenReports,
  tooMany: tooManyReports,
};

/** A report at work, or whose file waits to be removed: as the table keeps it, so that another process can continue. */
export interface OpenReport {
  readonly report: string;
  /** Among whose open reports it counts. */
  readonly owner: string;
  readonly claim?: string;
  /** In milliseconds; since then nobody has been at work on it, where it is over. */
  readonly claimed_until: number;
  /** How often it was claimed since it last came further. */
  readonly attempts?: number;
  /** How many evaluations it is made of, once that is known. */
  readonly evaluations?: number;
  /** The part that is drawn next. */
  readonly next?: number;
  readonly documents?: number;
  readonly withheld?: number;
  /** The rights that its archive was made with, once it has one. */
  readonly rights?: readonly string[];
  /** When its file is removed, once it has one. */
  readonly remove_at?: number;
}

/** Step that notes that a report is to be made. */
export const openReport = (report: string, owner: string, now: Date): Step =>
  putStep(
    reportKeyOf.open(report),
    { report, owner, claimed_until: now.getTime() } satisfies OpenReport,
    () => alreadyWritten,
  );

/** Step that notes how far a report has come, as long as nobody else has claimed it. */
export const noteProgress = ({ report, claim }: OpenReport, next: OpenReport): Step =>
  changeStep(
    reportKeyOf.open(report),
    { conditions: [itemExists, isStill('claim', claim)], ...settingAll({ ...next }) },
    () => 'lost',
  );

/** Step that notes that nothing is to be done any more. */
export const closeReport = (report: string): Step => deleteStep(reportKeyOf.open(report), () => 'done before', []);

/** How far a report has come; undefined where nothing is to be done any more. */
export const readOpenReport = async (store: Store, report: string): Promise<OpenReport | undefined> =>
  // Only this file writes there.
  (await store.get(reportKeyOf.open(report))) as OpenReport | undefined;

/** The rights that the archive of a report was made with; undefined where there is no archive. */
export const rightsOfArchive = async (store: Store, report: string): Promise<readonly string[] | undefined> =>
  (await readOpenReport(store, report))?.rights;

/** All reports for which something is to be done. */
export const openReports = async (store: Store): Promise<OpenReport[]> =>
  (await store.queryRange(reportKeyOf.open('').pk, wholePartition)).map(
    // Only this file writes there.
    ({ pk: _pk, sk: _sk, ...open }) => open as unknown as OpenReport,
  );
