import type { Change } from '../../../model/validation/change.ts';
import { type CreationOptions, carryOut, prepareCreation } from '../../../model/write/create.ts';
import { courseEvaluationSection } from '../../../resources/course-evaluations/course-evaluation-section.ts';
import type { StoredRecord } from '../../../store/record.ts';
import type { Store } from '../../../store/store.ts';
import { CoverageJoin } from './join-coverage.ts';

/**
 * Creates a section, which joins the periods that cover its course in its term. 1 round trip, 3 for a section with a
 * course: its term and the term's periods are read. Throws 404, 409, 422.
 */
export const createSection = (store: Store, change: Change, options: CreationOptions): Promise<StoredRecord> =>
  carryOut(store, async () => {
    const { record, steps } = await prepareCreation(store, courseEvaluationSection, change, options);
    const joined = await new CoverageJoin(store).stepsForNew(record);
    return { record, steps: (overflow) => [...steps(overflow), ...joined] };
  });
