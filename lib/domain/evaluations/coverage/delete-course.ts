import { refuseReferred } from '../../../model/write/dependents.ts';
import { bucketOf, periodReference } from '../../../resources/course-evaluations/coverage.ts';
import { keyOf, wholePartition } from '../../../store/keys.ts';
import type { StoredRecord } from '../../../store/record.ts';
import type { Step } from '../../../store/steps.ts';
import type { Store } from '../../../store/store.ts';
import { countDeletedCourse } from './items.ts';
import { sweepCoverage } from './sweep-coverage.ts';
import { CoverageMoved } from './term-steps.ts';

/** Counts the periods of all terms that cover a course. Finishes all open coverage first. */
const countCovering = async (store: Store, course: string): Promise<number> => {
  await sweepCoverage(store);
  const items = await store.queryRange(keyOf.coverageCount.pk, wholePartition);
  const periods = items.flatMap(({ period }) => (typeof period === 'string' ? [period] : []));
  const keys = periods.map((period) => keyOf.coverageChunk(periodReference(period), bucketOf(course)));
  return (await store.getMany(keys)).filter(({ courses }) => Object.hasOwn(Object(courses), course)).length;
};

/**
 * Returns steps for the deletion of a course. Throws 409 if a period covers the course. The steps are refused once a
 * plan is announced, and refuse every plan that has read the course in order to cover it. 4 round trips.
 */
export const deleteCourseSteps = async (store: Store, course: StoredRecord): Promise<Step[]> => {
  // The count is read before the periods, because it shows every plan that is announced later.
  const count = await store.get(keyOf.coverageCount);
  refuseReferred(course, [['course_evaluation_period', await countCovering(store, course.id)]]);
  const moved = () => new CoverageMoved('a plan has been announced');
  return [countDeletedCourse(count?.plans, moved)];
};
