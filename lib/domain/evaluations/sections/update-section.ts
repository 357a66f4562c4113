import { notFound } from '../../../jsonapi/errors.ts';
import type { Change } from '../../../model/validation/change.ts';
import { alteredFields } from '../../../model/write/apply-change.ts';
import { withCanonicalTargets } from '../../../model/write/links-of.ts';
import { changeRecord } from '../../../model/write/update.ts';
import { courseEvaluationSection } from '../../../resources/course-evaluations/course-evaluation-section.ts';
import type { StoredRecord } from '../../../store/record.ts';
import { retryStale } from '../../../store/retry.ts';
import type { Store } from '../../../store/store.ts';
import { CoverageJoin } from '../coverage/join-coverage.ts';
import { formerTerms } from '../coverage/leave-coverage.ts';

const tryUpdate = async (store: Store, before: StoredRecord, change: Change, now: Date): Promise<StoredRecord> => {
  const altered = alteredFields(courseEvaluationSection, before, change);
  const moves = Object.hasOwn(altered, 'course') || Object.hasOwn(altered, 'term');
  if (!moves) return changeRecord(store, courseEvaluationSection, before, { change, now });
  const moved = { ...before, ...altered, created_at: now.toISOString() };
  const steps = await new CoverageJoin(store).stepsForNew(moved);
  return changeRecord(store, courseEvaluationSection, before, {
    change,
    now,
    sideEffects: { fields: formerTerms(before, altered), steps: () => steps },
  });
};

/**
 * Changes a section. Where that gives it another course or term, it joins the periods that cover them there; the
 * evaluations that it has are not taken from it. Throws 404, 422.
 */
export const updateSection = (store: Store, id: string, given: Change, now: Date): Promise<StoredRecord> => {
  const { type } = courseEvaluationSection;
  const change = withCanonicalTargets(given);
  return retryStale(async () => {
    const before = await store.read({ type, id });
    if (before === undefined) throw notFound(type, id);
    return tryUpdate(store, before, change, now);
  }, 'the section keeps changing');
};
