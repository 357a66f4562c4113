import { handleReports } from '../../lib/domain/evaluations/results/report-jobs/handle-reports.ts';

/** Makes reports that were asked for; called on a schedule, not for a request. */
export const carryOutReports = (_event: unknown, context?: { getRemainingTimeInMillis(): number }): Promise<void> =>
  handleReports((milliseconds) => context !== undefined && context.getRemainingTimeInMillis() < milliseconds);
