import { operation } from '../../lib/http/operation.ts';
import { remove } from '../../lib/http/remove.ts';
import { deletePeriodSchedule } from '../../lib/operations/derived/course-evaluations.ts';
import { courseEvaluationPeriodSchedule } from '../../lib/resources/course-evaluations/course-evaluation-period-schedule.ts';

/** Deletes the schedule of an evaluation period (operation 153). */
export const handler = operation(deletePeriodSchedule, remove(courseEvaluationPeriodSchedule));
