import { operation } from '../../lib/http/operation.ts';
import { related } from '../../lib/http/related.ts';
import { followPeriodSchedule } from '../../lib/operations/derived/course-evaluations.ts';
import { courseEvaluationPeriodSchedule } from '../../lib/resources/course-evaluations/course-evaluation-period-schedule.ts';
import { evaluations } from '../../lib/resources/neighbours/evaluations.ts';

/** Reads what a relationship of the schedule of an evaluation period leads to (operation 150). */
export const handler = operation(followPeriodSchedule, related(courseEvaluationPeriodSchedule, evaluations));
