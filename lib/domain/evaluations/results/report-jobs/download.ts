import type { Download } from '../../../../resources/course-evaluations/answers/report-download.ts';
import { reportState } from '../../../../resources/course-evaluations/course-evaluation-report.ts';
import type { StoredRecord } from '../../../../store/record.ts';
import type { ReportReader } from '../reports/read-report.ts';
import { openReportFiles } from './files/open-files.ts';
import { rightsOfArchive } from './items.ts';
import { hasRights, rightsOf } from './rights.ts';

/**
 * Returns the download of a report's archive; undefined if there is none, or if the caller has fewer rights than when
 * it was made.
 */
export const downloadFor = async (
  reader: ReportReader & { readonly base: string },
  record: StoredRecord,
): Promise<Download | undefined> => {
  if (reportState(record, reader.now) !== 'finished') return undefined;
  const [held, needed] = await Promise.all([
    rightsOf(reader, record.with_comments === true),
    rightsOfArchive(reader.store, record.id),
  ]);
  if (needed === undefined || !hasRights(held, needed)) return undefined;
  return (await openReportFiles(reader.store)).addressOf(record.id, reader);
};
