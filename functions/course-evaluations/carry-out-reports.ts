import { carryOutReports as carryOut } from '../../lib/domain/evaluations/results/report-jobs/carry-out-reports.ts';
import { openReportFiles } from '../../lib/domain/evaluations/results/report-jobs/files/open-files.ts';
import { inBackground } from '../../lib/store/background-calls.ts';
import { openStore } from '../../lib/store/store.ts';

/** Makes reports that were asked for; called on a schedule, not for a request. */
export const carryOutReports = async (
  _event: unknown,
  context?: { getRemainingTimeInMillis(): number },
): Promise<void> => {
  const store = inBackground(openStore(), { longest: 20_000 });
  await carryOut({
    store,
    files: await openReportFiles(store),
    isShorterThan: (milliseconds) => context !== undefined && context.getRemainingTimeInMillis() < milliseconds,
  });
};
