import { sweepClosedPeriods } from '../../lib/domain/evaluations/closing/sweep-folds.ts';

/** Counts the answers of evaluation periods that have closed, and deletes their ballots; runs on a schedule, not for a request. */
export const sweepFolds = sweepClosedPeriods;
