import type { AnyResource } from '../../model/definition/resource.ts';
import { courseEvaluation } from '../course-evaluations/course-evaluation.ts';
import { courseEvaluationPeriod } from '../course-evaluations/course-evaluation-period.ts';
import { courseEvaluationPeriodSchedule } from '../course-evaluations/course-evaluation-period-schedule.ts';
import { courseEvaluationQuestionSet } from '../course-evaluations/course-evaluation-question-set.ts';
import { courses } from './courses.ts';

/** The types that lead to each other around an evaluation period, and the courses that it covers. */
export const evaluations: readonly AnyResource[] = [
  courseEvaluationPeriod,
  courseEvaluationPeriodSchedule,
  courseEvaluation,
  courseEvaluationQuestionSet,
  ...courses,
];
