import { readFile } from 'node:fs/promises';
import { carryOutReports as carryOutFunction } from '../../functions/course-evaluations/carry-out-reports.ts';
import { archiveFile } from '../../lib/domain/evaluations/results/report-jobs/files/folder-files.ts';
import { readArchive } from './read-archive.ts';
import { runAs } from './table-calls.ts';

/** Makes the reports that the service of this file was asked for, under the role of their function. */
export const makeReports = (): Promise<void> => runAs('carry-out-reports', () => carryOutFunction({}));

/** The archive of a report, where it is kept. */
export const archiveOf = async (report: string): Promise<Map<string, Buffer>> =>
  readArchive(await readFile(archiveFile(process.env.REPORT_FOLDER ?? '', report)));
