import { operation } from '../../lib/http/operation.ts';
import { create } from '../../lib/http/verbs.ts';
import { createSectionInstructor } from '../../lib/operations/course-evaluations.ts';
import { courseEvaluationSectionInstructor } from '../../lib/resources/course-evaluations/course-evaluation-section-instructor.ts';

/** Assigns an instructor to a section, once (operation 8). */
export const handler = operation(createSectionInstructor, create(courseEvaluationSectionInstructor));
