import type { Change } from '../../../model/validation/change.ts';
import { updateGuarded } from '../../../model/write/update.ts';
import { courseEvaluationQuestion } from '../../../resources/course-evaluations/course-evaluation-question.ts';
import type { StoredRecord } from '../../../store/record.ts';
import type { Store } from '../../../store/store.ts';
import { withOriginKept } from './origin.ts';
import { guardQuestions } from './refuse-answered.ts';

/** Changes a question; one that asks something else then is no copy of the bank any more. Throws 404, 409, 422. */
export const updateQuestion = (store: Store, id: string, change: Change, now: Date): Promise<StoredRecord> =>
  updateGuarded(store, courseEvaluationQuestion, id, {
    change,
    now,
    guard: guardQuestions(store),
    completed: withOriginKept,
  });
