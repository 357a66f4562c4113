import type { Change } from '../../../model/validation/change.ts';
import { carryOut, createRecord, guardCreation, prepareCreation } from '../../../model/write/create.ts';
import { withCanonicalTargets } from '../../../model/write/links-of.ts';
import { courseEvaluationQuestionSet } from '../../../resources/course-evaluations/course-evaluation-question-set.ts';
import type { StoredRecord } from '../../../store/record.ts';
import { StaleRead } from '../../../store/refused.ts';
import { alreadyWritten, type Refusal, type Step } from '../../../store/steps.ts';
import type { QuestionWriter } from './levels/guard-levels.ts';
import { levelSetId } from './levels/layers.ts';
import { guardSets } from './refuse-answered.ts';

/**
 * Another request may have created a record with this known id. The record of an earlier attempt of this request has
 * the same instant.
 */
const asFirst =
  (record: StoredRecord): Refusal =>
  (found) =>
    found?.created_at === record.created_at && found.name === record.name
      ? alreadyWritten
      : new StaleRead('somebody else has made the set');

/**
 * Creates a question set. A department or a section has one set in a period, whose id follows from both. Throws the
 * errors of `guardSets`, and 422 for a second set. 2 round trips, more for the set of a department or a section.
 */
export const createSet = (writer: QuestionWriter, given: Change): Promise<StoredRecord> => {
  const { store, now } = writer;
  const guard = guardSets(writer);
  const change = withCanonicalTargets(given);
  const { applies_to: target, period } = change.toOne;
  if (!target || !period) return createRecord(store, courseEvaluationQuestionSet, change, { now, guard });
  const id = levelSetId(period.id, target.id);
  return carryOut(store, async () => {
    const prepared = await prepareCreation(store, courseEvaluationQuestionSet, change, { now, id });
    const creation = await guardCreation(prepared, change, guard);
    const refused = asFirst(creation.record);
    const once = (step: Step): Step =>
      step.kind === 'put' && step.item === creation.record ? { ...step, refused } : step;
    return { ...creation, steps: (overflow) => creation.steps(overflow).map(once) };
  });
};
