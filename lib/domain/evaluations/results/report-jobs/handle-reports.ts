import { inBackground } from '../../../../store/background-calls.ts';
import { openStore } from '../../../../store/store.ts';
import { carryOutReports, type Work } from './carry-out-reports.ts';
import { openReportFiles } from './files/open-files.ts';

/** Makes the requested reports, in the table and the files of this environment. */
export const handleReports = async (isShorterThan: Work['isShorterThan']): Promise<void> => {
  const store = inBackground(openStore(), { longest: 20_000 });
  await carryOutReports({ store, files: await openReportFiles(store), isShorterThan });
};
