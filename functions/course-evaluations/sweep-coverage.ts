import { sweepOpenCoverage } from '../../lib/domain/evaluations/coverage/sweep-coverage.ts';
import { sweepReleasedPeriods } from '../../lib/domain/evaluations/results/releasing/sweep-released.ts';

/**
 * Finishes what interrupted requests have left of evaluation periods, and what a release of results asks for; runs on a
 * schedule, not for a request.
 */
export const sweepCoverage = async (): Promise<void> => {
  const swept = await Promise.allSettled([sweepOpenCoverage(), sweepReleasedPeriods()]);
  const failed = swept.find((each) => each.status === 'rejected');
  if (failed !== undefined) throw failed.reason;
};
