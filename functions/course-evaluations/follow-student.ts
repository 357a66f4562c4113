import { operation } from '../../lib/http/operation.ts';
import { related } from '../../lib/http/related.ts';
import { pages } from '../../lib/http/related-pages.ts';
import { followStudent } from '../../lib/operations/derived/students.ts';
import { courseEvaluationStudent } from '../../lib/resources/course-evaluations/course-evaluation-student.ts';
import { courses } from '../../lib/resources/neighbours/courses.ts';
import { people } from '../../lib/resources/neighbours/people.ts';

/** Reads what a relationship of a student leads to (operation 198). */
export const handler = operation(followStudent, related(courseEvaluationStudent, [...courses, ...people], pages));
