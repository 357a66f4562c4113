import { periodReference } from '../../../resources/course-evaluations/coverage.ts';
import { discardFields } from '../../../resources/course-evaluations/period-times.ts';
import { keyOf } from '../../../store/keys.ts';
import { changeStep, type Step } from '../../../store/steps.ts';

/**
 * Step by which a period that goes back begins to discard what it was answered, for the transaction of the change: until
 * that is done (discarding/discard-period.ts) it takes no answers.
 */
export const beginDiscard = (period: string): Step =>
  changeStep(
    keyOf.record(periodReference(period)),
    { set: [[[discardFields.pending], true]], add: [[[discardFields.generation], 1]] },
    () => undefined,
  );
