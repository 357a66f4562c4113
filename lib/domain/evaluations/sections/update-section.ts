import { notFound } from '../../../jsonapi/errors.ts';
import type { Change } from '../../../model/validation/change.ts';
import { alteredFields } from '../../../model/write/apply-change.ts';
import { withCanonicalTargets } from '../../../model/write/links-of.ts';
import { changeRecord } from '../../../model/write/update.ts';
import { courseEvaluationSection } from '../../../resources/course-evaluations/course-evaluation-section.ts';
import { pauseBefore } from '../../../runtime/pause.ts';
import { StoreError } from '../../../store/errors.ts';
import type { StoredRecord } from '../../../store/record.ts';
import { StaleRead } from '../../../store/refused.ts';
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

const maxConflicts = 100;
const longestPause = 50;

/**
 * Changes a section. Where that gives it another course or term, it joins the periods that cover them there; the
 * evaluations that it has are not taken from it. Throws 404, 422.
 */
export const updateSection = async (store: Store, id: string, given: Change, now: Date): Promise<StoredRecord> => {
  const { type } = courseEvaluationSection;
  const change = withCanonicalTargets(given);
  for (let conflicts = 0; conflicts < maxConflicts; conflicts += 1) {
    const before = await store.read({ type, id });
    if (before === undefined) throw notFound(type, id);
    try {
      return await tryUpdate(store, before, change, now);
    } catch (error) {
      if (!(error instanceof StaleRead)) throw error;
      await pauseBefore(conflicts, longestPause);
    }
  }
  throw new StoreError('contended', 'the section keeps changing');
};
