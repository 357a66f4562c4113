import type { Readable } from 'node:stream';
import type { Download } from '../../../../../resources/course-evaluations/answers/report-download.ts';

/** Keeps what reports are made of, and their archives for a day. Names are of this folder's making. */
export interface ReportFiles {
  /** Puts bytes under a name; those that stand there already stay. */
  put(name: string, bytes: Buffer): Promise<void>;
  /** What stands under a name; undefined for nothing. */
  read(name: string): Promise<Buffer | undefined>;
  /** Puts all that a stream brings under a name, in place of others; nothing of it where the stream fails. */
  putStream(name: string, bytes: Readable): Promise<void>;
  discard(names: readonly string[]): Promise<void>;
  /** An address that answers the archive of a report without a token. */
  addressOf(report: string, request: { readonly base: string; readonly now: Date }): Promise<Download>;
}

/** For how many seconds an address answers an archive. */
export const downloadSeconds = 300;

/** What the names of all objects begin with. */
export const reportPrefix = 'reports/';

/** The name of the list of the evaluations that a report is made of. */
export const planName = (report: string): string => `${report}/plan`;

/** The name of a part of a report. */
export const partName = (report: string, part: number): string => `${report}/${part}`;

/** The name of the archive of a report. */
export const archiveName = (report: string): string => `${report}.zip`;

/** How a browser is to call an archive. */
export const archiveDisposition = 'attachment; filename="reports.zip"';
