import { refuse } from '../../../errors/error-kind.ts';
import { notFound } from '../../../errors/reading.ts';
import type { Change } from '../../../model/validation/change.ts';
import { alteredFields } from '../../../model/write/apply-change.ts';
import { withCanonicalTargets } from '../../../model/write/links-of.ts';
import { changeRecord } from '../../../model/write/update.ts';
import { courseEvaluationSection } from '../../../resources/course-evaluations/course-evaluation-section.ts';
import { isEvaluated } from '../../../resources/course-evaluations/coverage.ts';
import { formerTerms } from '../../../resources/course-evaluations/terms-of-section.ts';
import type { StoredRecord } from '../../../store/record.ts';
import { retryStale } from '../../../store/retry.ts';
import type { Store } from '../../../store/store.ts';
import { CoverageJoin } from './join-coverage.ts';
import { takeSectionOutSteps } from './take-section-out.ts';

const tryUpdate = async (store: Store, before: StoredRecord, change: Change, now: Date): Promise<StoredRecord> => {
  const altered = alteredFields(courseEvaluationSection, before, change);
  const after = { ...before, ...altered, created_at: now.toISOString() };
  const moves = Object.hasOwn(altered, 'course') || Object.hasOwn(altered, 'term');
  const [was, is] = [isEvaluated(before), isEvaluated(after)];
  if (!moves && was === is) return changeRecord(store, courseEvaluationSection, before, { change, now });
  // A section that is not evaluated joins no period.
  const steps =
    was && !is ? await takeSectionOutSteps(store, before, now) : await new CoverageJoin(store).stepsForNew(after);
  return changeRecord(store, courseEvaluationSection, before, {
    change,
    now,
    sideEffects: { fields: formerTerms(before, altered), steps: () => steps },
  });
};

/**
 * Changes a section. A section with a new course or term joins the periods that cover these; it also keeps the evaluations
 * that it has. A cancelled section leaves its periods, and joins them again when the cancellation is taken back. Throws 404,
 * 409, 422.
 */
export const updateSection = (store: Store, id: string, given: Change, now: Date): Promise<StoredRecord> => {
  const { type } = courseEvaluationSection;
  const change = withCanonicalTargets(given);
  return retryStale(async () => {
    const before = await store.read({ type, id });
    if (before === undefined) throw refuse(notFound, type, id);
    return tryUpdate(store, before, change, now);
  }, 'the section keeps changing');
};
