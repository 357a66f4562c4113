import { operation } from '../../lib/http/operation.ts';
import { read } from '../../lib/http/reads.ts';
import { readStudent } from '../../lib/operations/derived/students.ts';
import { courseEvaluationStudent } from '../../lib/resources/course-evaluations/course-evaluation-student.ts';
import { courses } from '../../lib/resources/neighbours/courses.ts';
import { people } from '../../lib/resources/neighbours/people.ts';

/** Reads a student (operation 196). */
export const handler = operation(readStudent, read(courseEvaluationStudent, [...courses, ...people]));
