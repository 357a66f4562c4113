import { operation } from '../../lib/http/operation.ts';
import { update } from '../../lib/http/verbs.ts';
import { updatePeriodSchedule } from '../../lib/operations/course-evaluations.ts';
import { existingPeriodSchedule } from '../../lib/resources/course-evaluations/course-evaluation-period-schedule.ts';

/** Changes when an evaluation period opens and closes (operation 22). */
export const handler = operation(updatePeriodSchedule, update(existingPeriodSchedule));
