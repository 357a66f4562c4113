import { list } from '../../lib/http/list.ts';
import { operation } from '../../lib/http/operation.ts';
import { listInstructors } from '../../lib/operations/derived/course-evaluations.ts';
import { courseEvaluationInstructor } from '../../lib/resources/course-evaluations/course-evaluation-instructor.ts';
import { people } from '../../lib/resources/neighbours/people.ts';

/** Lists instructors (operation 137). */
export const handler = operation(listInstructors, list(courseEvaluationInstructor, people));
