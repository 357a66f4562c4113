import { operation } from '../../lib/http/operation.ts';
import { remove } from '../../lib/http/remove.ts';
import { deleteInstructor } from '../../lib/operations/derived/course-evaluations.ts';
import { courseEvaluationInstructor } from '../../lib/resources/course-evaluations/course-evaluation-instructor.ts';

/** Deletes an instructor, unless assigned to sections (operation 141). */
export const handler = operation(deleteInstructor, remove(courseEvaluationInstructor, { backReferences: true }));
