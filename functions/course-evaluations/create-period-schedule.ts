import { operation } from '../../lib/http/operation.ts';
import { create } from '../../lib/http/verbs.ts';
import { createPeriodSchedule } from '../../lib/operations/course-evaluations.ts';
import { courseEvaluationPeriodSchedule } from '../../lib/resources/course-evaluations/course-evaluation-period-schedule.ts';

/** Gives an evaluation period the times at which it opens and closes, once (operation 21). */
export const handler = operation(createPeriodSchedule, create(courseEvaluationPeriodSchedule));
