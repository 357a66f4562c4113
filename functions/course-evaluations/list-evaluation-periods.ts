import { list } from '../../lib/http/list.ts';
import { operation } from '../../lib/http/operation.ts';
import { listEvaluationPeriods } from '../../lib/operations/course-evaluations.ts';
import { courseEvaluationPeriod } from '../../lib/resources/course-evaluations/course-evaluation-period.ts';
import { courseEvaluationPeriodSchedule } from '../../lib/resources/course-evaluations/course-evaluation-period-schedule.ts';
import { courseEvaluationTerm } from '../../lib/resources/course-evaluations/course-evaluation-term.ts';

/** Lists the evaluation periods, without the sets that they cover (operation 32). */
export const handler = operation(
  listEvaluationPeriods,
  list(courseEvaluationPeriod, [courseEvaluationTerm, courseEvaluationPeriodSchedule]),
);
