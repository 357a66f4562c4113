import { operation } from '../../lib/http/operation.ts';
import { read } from '../../lib/http/reads.ts';
import { readPeriodSchedule } from '../../lib/operations/derived/course-evaluations.ts';
import { courseEvaluationPeriodSchedule } from '../../lib/resources/course-evaluations/course-evaluation-period-schedule.ts';
import { evaluations } from '../../lib/resources/neighbours/evaluations.ts';

/** Reads the schedule of an evaluation period (operation 148). */
export const handler = operation(readPeriodSchedule, read(courseEvaluationPeriodSchedule, evaluations));
