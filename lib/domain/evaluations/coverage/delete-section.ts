import { refuseReferred } from '../../../model/write/dependents.ts';
import { evaluationId } from '../../../resources/course-evaluations/coverage.ts';
import { everyTermOf } from '../../../resources/course-evaluations/terms-of-section.ts';
import { keyOf } from '../../../store/keys.ts';
import type { StoredRecord } from '../../../store/record.ts';
import type { Step } from '../../../store/steps.ts';
import type { Store } from '../../../store/store.ts';
import { readMidtermsOf, sameMidterms } from '../midterms/items.ts';
import { readTerm } from './term-coverage.ts';
import { joinedStep } from './term-steps.ts';

// The terms have no open coverage, so a section that a period covers has its evaluation there.
const evaluatedIn = async (store: Store, periods: readonly string[], section: string): Promise<number> => {
  const ids = periods.map((period) => evaluationId(period, section));
  return (await store.getMany(ids.map((id) => keyOf.record({ type: 'course_evaluation', id })))).length;
};

/**
 * Returns steps for the deletion of a section. They count in its terms that it leaves their courses, so that a plan
 * that read the courses before is refused. Throws 409 if the section is evaluated anywhere after open coverage is
 * finished. 3 round trips.
 */
export const deleteSectionSteps = async (store: Store, section: StoredRecord): Promise<Step[]> => {
  const terms = await Promise.all(everyTermOf(section).map((id) => readTerm(store, id)));
  const periods = terms.flatMap((term) => term.periods);
  const [evaluated, own] = await Promise.all([
    evaluatedIn(store, periods, section.id),
    readMidtermsOf(store, section.id),
  ]);
  refuseReferred(section, [['course_evaluation', evaluated + own.midterms.length]]);
  return [...terms.filter(({ isThere }) => isThere).map(joinedStep), sameMidterms(own)];
};
