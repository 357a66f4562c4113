import { operation } from '../../lib/http/operation.ts';
import { update } from '../../lib/http/verbs.ts';
import { updateCourse } from '../../lib/operations/derived/course-evaluations.ts';
import { existingCourse } from '../../lib/resources/course-evaluations/course-evaluation-course.ts';

/** Updates a course; its sections and listing numbers name it themselves (operation 134). */
export const handler = operation(updateCourse, update(existingCourse));
