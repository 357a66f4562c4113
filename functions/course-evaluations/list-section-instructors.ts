import { list } from '../../lib/http/list.ts';
import { operation } from '../../lib/http/operation.ts';
import { listSectionInstructors } from '../../lib/operations/derived/course-evaluations.ts';
import { courseEvaluationInstructor } from '../../lib/resources/course-evaluations/course-evaluation-instructor.ts';
import { courseEvaluationSectionInstructor } from '../../lib/resources/course-evaluations/course-evaluation-section-instructor.ts';
import { courses } from '../../lib/resources/neighbours/courses.ts';
import { people } from '../../lib/resources/neighbours/people.ts';

/** Lists which instructors teach which sections (operation 179). */
export const handler = operation(
  listSectionInstructors,
  list(courseEvaluationSectionInstructor, [courseEvaluationInstructor, ...courses, ...people]),
);
