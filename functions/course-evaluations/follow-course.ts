import { operation } from '../../lib/http/operation.ts';
import { related } from '../../lib/http/related.ts';
import { pages } from '../../lib/http/related-pages.ts';
import { followCourse } from '../../lib/operations/derived/course-evaluations.ts';
import { courseEvaluationCourse } from '../../lib/resources/course-evaluations/course-evaluation-course.ts';
import { courses } from '../../lib/resources/neighbours/courses.ts';

/** Reads what a relationship of a course leads to (operation 132). */
export const handler = operation(followCourse, related(courseEvaluationCourse, courses, pages));
