import { list } from '../../lib/http/list.ts';
import { operation } from '../../lib/http/operation.ts';
import { listCourses } from '../../lib/operations/derived/course-evaluations.ts';
import { courseEvaluationCourse } from '../../lib/resources/course-evaluations/course-evaluation-course.ts';
import { courses } from '../../lib/resources/neighbours/courses.ts';

/** Lists courses (operation 131). */
export const handler = operation(listCourses, list(courseEvaluationCourse, courses));
