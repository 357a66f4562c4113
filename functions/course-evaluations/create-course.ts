import { operation } from '../../lib/http/operation.ts';
import { create } from '../../lib/http/verbs.ts';
import { createCourse } from '../../lib/operations/course-evaluations.ts';
import { courseEvaluationCourse } from '../../lib/resources/course-evaluations/course-evaluation-course.ts';

/** Creates a course; it may take over sections and listing numbers that have none (operation 7). */
export const handler = operation(createCourse, create(courseEvaluationCourse));
