import { operation } from '../../lib/http/operation.ts';
import { read } from '../../lib/http/reads.ts';
import { readCourse } from '../../lib/operations/derived/course-evaluations.ts';
import { courseEvaluationCourse } from '../../lib/resources/course-evaluations/course-evaluation-course.ts';
import { courses } from '../../lib/resources/neighbours/courses.ts';

/** Reads a course (operation 130). */
export const handler = operation(readCourse, read(courseEvaluationCourse, courses));
