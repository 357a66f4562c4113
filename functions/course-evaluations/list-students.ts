import { list } from '../../lib/http/list.ts';
import { operation } from '../../lib/http/operation.ts';
import { listStudents } from '../../lib/operations/course-evaluations.ts';
import { courseEvaluationSection } from '../../lib/resources/course-evaluations/course-evaluation-section.ts';
import { courseEvaluationStudent } from '../../lib/resources/course-evaluations/course-evaluation-student.ts';
import { user } from '../../lib/resources/people/user.ts';

/** Lists the students, on request with their users and sections (operation 10). */
export const handler = operation(listStudents, list(courseEvaluationStudent, [user, courseEvaluationSection]));
