import { operation } from '../../lib/http/operation.ts';
import { remove } from '../../lib/http/remove.ts';
import { deleteSectionInstructor } from '../../lib/operations/derived/course-evaluations.ts';
import { courseEvaluationSectionInstructor } from '../../lib/resources/course-evaluations/course-evaluation-section-instructor.ts';

/** Deletes the assignment of an instructor to a section (operation 183). */
export const handler = operation(deleteSectionInstructor, remove(courseEvaluationSectionInstructor));
