import { noChange } from '../../../model/validation/change.ts';
import { changeRecord } from '../../../model/write/update.ts';
import { courseEvaluationSection } from '../../../resources/course-evaluations/course-evaluation-section.ts';
import type { StoredRecord } from '../../../store/record.ts';
import { retryStale } from '../../../store/retry.ts';
import type { Store } from '../../../store/store.ts';
import { CoverageJoin } from './join-coverage.ts';
import { takeSectionOutSteps } from './take-section-out.ts';

// The linkage of the course contains this field, so that a period can leave the section out without a read of it.
const field = 'withdrawn';

const withdraw = async (store: Store, before: StoredRecord, now: Date): Promise<void> => {
  const steps = await takeSectionOutSteps(store, before, now);
  const sideEffects = { fields: { [field]: true }, steps: () => steps };
  await changeRecord(store, courseEvaluationSection, before, { change: noChange, now, sideEffects });
};

const restore = async (store: Store, before: StoredRecord, now: Date): Promise<void> => {
  const steps = await new CoverageJoin(store).stepsForNew({ ...before, [field]: null, created_at: now.toISOString() });
  const sideEffects = { fields: { [field]: null }, steps: () => steps };
  await changeRecord(store, courseEvaluationSection, before, { change: noChange, now, sideEffects });
};

const whileThere = (store: Store, id: string, attempt: (section: StoredRecord) => Promise<void>): Promise<void> =>
  retryStale(async () => {
    const section = await store.read({ type: courseEvaluationSection.type, id });
    if (section !== undefined) await attempt(section);
  }, 'the section keeps changing');

/** Takes a section out of evaluation when its source has withdrawn it. Its answers stay. Can be repeated. */
export const withdrawSection = (store: Store, id: string, now: Date): Promise<void> =>
  whileThere(store, id, async (section) => {
    if (section[field] !== true) await withdraw(store, section, now);
  });

/** Puts a section back into evaluation after its source had withdrawn it. Can be repeated. */
export const restoreSection = (store: Store, id: string, now: Date): Promise<void> =>
  whileThere(store, id, async (section) => {
    if (section[field] === true) await restore(store, section, now);
  });
