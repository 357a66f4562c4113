import type { Readable } from 'node:stream';
import type { Download } from '../../../../../resources/course-evaluations/answers/report-download.ts';

/** Keeps the parts of reports, and their archives for a day. The names come from this folder. */
export interface ReportFiles {
  /** Puts bytes under a name. Existing bytes stay. */
  put(name: string, bytes: Buffer): Promise<void>;
  /** Reads the bytes under a name; returns undefined if there are none. */
  read(name: string): Promise<Buffer | undefined>;
  /** Puts the bytes of a stream under a name and replaces others. If the stream fails, nothing is kept. */
  putStream(name: string, bytes: Readable): Promise<void>;
  discard(names: readonly string[]): Promise<void>;
  /** An address that answers the archive of a report without a token. */
  addressOf(report: string, request: { readonly base: string; readonly now: Date }): Promise<Download>;
}

/** For how many seconds an address answers an archive. */
export const downloadSeconds = 300;

/** The prefix of the names of all objects. */
export const reportPrefix = 'reports/';

/** Returns the name of the list of a report's evaluations. */
export const planName = (report: string): string => `${report}/plan`;

/** The name of a part of a report. */
export const partName = (report: string, part: number): string => `${report}/${part}`;

/** The name of the archive of a report. */
export const archiveName = (report: string): string => `${report}.zip`;

/** The header with the file name that a browser gives an archive. */
export const archiveDisposition = 'attachment; filename="reports.zip"';
