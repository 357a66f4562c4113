import { list } from '../../lib/http/list.ts';
import { operation } from '../../lib/http/operation.ts';
import { listPeriodSchedules } from '../../lib/operations/derived/course-evaluations.ts';
import { courseEvaluationPeriodSchedule } from '../../lib/resources/course-evaluations/course-evaluation-period-schedule.ts';
import { evaluations } from '../../lib/resources/neighbours/evaluations.ts';

/** Lists the schedules of evaluation periods (operation 149). */
export const handler = operation(listPeriodSchedules, list(courseEvaluationPeriodSchedule, evaluations));
