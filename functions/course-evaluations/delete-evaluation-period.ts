import { requireUncovered } from '../../lib/domain/evaluations/coverage/require-uncovered.ts';
import { operation } from '../../lib/http/operation.ts';
import { remove } from '../../lib/http/remove.ts';
import { deleteEvaluationPeriod } from '../../lib/operations/derived/course-evaluations.ts';
import { courseEvaluationPeriod } from '../../lib/resources/course-evaluations/course-evaluation-period.ts';

/** Deletes an evaluation period, unless it covers courses, or has question sets or a schedule (operation 159). */
export const handler = operation(
  deleteEvaluationPeriod,
  remove(
    courseEvaluationPeriod,
    { linkages: { question_sets: 'course_evaluation_question_set', schedules: 'course_evaluation_period_schedule' } },
    requireUncovered,
  ),
);
