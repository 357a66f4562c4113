import type { Change } from '../../../model/validation/change.ts';
import { updateGuarded } from '../../../model/write/update.ts';
import { courseEvaluationQuestion } from '../../../resources/course-evaluations/course-evaluation-question.ts';
import type { StoredRecord } from '../../../store/record.ts';
import { isOffice, type QuestionWriter } from './levels/guard-levels.ts';
import { withOriginKept } from './origin.ts';
import { guardQuestions } from './refuse-answered.ts';

/** Changes a question. If it then asks something else, it is no longer a copy of the bank. Throws 404, 409, 422. */
export const updateQuestion = async (writer: QuestionWriter, id: string, change: Change): Promise<StoredRecord> =>
  updateGuarded(writer.store, courseEvaluationQuestion, id, {
    change,
    now: writer.now,
    guard: guardQuestions(writer),
    completed: withOriginKept(await isOffice(writer)),
  });
