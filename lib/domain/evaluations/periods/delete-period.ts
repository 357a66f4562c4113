import { refuseReferred } from '../../../model/write/dependents.ts';
import { coveredCourses } from '../../../resources/course-evaluations/coverage.ts';
import type { StoredRecord } from '../../../store/record.ts';
import { StaleRead } from '../../../store/refused.ts';
import type { Step } from '../../../store/steps.ts';
import type { Store } from '../../../store/store.ts';
import { finishCoverage } from '../coverage/finish-coverage.ts';
import { dropCoveringPeriod } from '../coverage/items.ts';

/**
 * Returns steps for the deletion of a period. Throws 409 if it covers courses after its open coverage is finished; a
 * change of its coverage changes its version. 1 round trip.
 */
export const deletePeriodSteps = async (store: Store, { type, id, version }: StoredRecord): Promise<Step[]> => {
  const period = await finishCoverage(store, id);
  if (period?.record.version !== version) throw new StaleRead(`the ${type} has changed`);
  const covered = [...coveredCourses(period.chunks.values()).values()];
  refuseReferred(period.record, [
    ['course_evaluation_course', covered.length],
    ['course_evaluation', covered.flat().length],
  ]);
  return dropCoveringPeriod(id);
};
