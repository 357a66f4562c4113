import type { Change } from '../../../model/validation/change.ts';
import { type CreationOptions, carryOut, prepareCreation } from '../../../model/write/create.ts';
import { courseEvaluation } from '../../../resources/course-evaluations/course-evaluation.ts';
import { courseEvaluationResponse } from '../../../resources/course-evaluations/course-evaluation-response.ts';
import type { StoredRecord } from '../../../store/record.ts';
import type { Store } from '../../../store/store.ts';
import { countResponseStep } from './items.ts';

/**
 * Creates a response that no student sends, such as in the sample institution, and counts it in its period. Throws 404.
 */
export const createResponse = (store: Store, change: Change, options: CreationOptions): Promise<StoredRecord> =>
  carryOut(store, async () => {
    const { record, steps } = await prepareCreation(store, courseEvaluationResponse, change, options);
    const evaluation = await store.readInline({ type: courseEvaluation.type, id: String(record.evaluation) });
    // If the evaluation does not exist, its own steps are refused.
    const counted = {
      period: String(evaluation?.period),
      evaluation: String(record.evaluation),
      day: record.created_at,
    };
    return { record, steps: (overflow) => [...steps(overflow), countResponseStep(counted)] };
  });
