import { reportEnv } from '../../../../../runtime/env.ts';
import type { Store } from '../../../../../store/store.ts';
import type { ReportFiles } from './report-files.ts';

/** The files of reports of this environment: in a bucket, or on a developer's machine in a folder. */
export const openReportFiles = async (store: Store): Promise<ReportFiles> => {
  const { bucket, folder } = reportEnv;
  // The module is loaded on demand, because the S3 client is larger than the rest of a function.
  if (folder !== undefined) return (await import('./folder-files.ts')).folderFiles(store, folder);
  if (bucket !== undefined) return (await import('./s3-files.ts')).s3Files(bucket);
  throw new Error('neither REPORT_BUCKET nor REPORT_FOLDER says where reports go');
};
