import { pause } from '../../../lib/runtime/pause.ts';
import { logError } from '../process/log-error.ts';

const everyMs = 1_000;

/**
 * Makes reports on this machine from now on, as the deployed schedule does, including those that an earlier server has
 * not finished.
 */
export const takeReports = (): void => {
  const work = async (): Promise<void> => {
    const { carryOutReports } = await import('../../../functions/course-evaluations/carry-out-reports.ts');
    // This loop runs as long as the process, and does not keep the process alive.
    for (;;) {
      await carryOutReports({}).catch((error) => logError(error));
      await pause(everyMs);
    }
  };
  void work().catch((error) => logError(error));
};
