import { sweepOpenCoverage } from '../../lib/domain/evaluations/coverage/sweep-coverage.ts';

/** Finishes what interrupted requests have left of evaluation periods; runs on a schedule, not for a request. */
export const sweepCoverage = sweepOpenCoverage;
