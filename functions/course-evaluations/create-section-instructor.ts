import { operation } from '../../lib/http/operation.ts';
import { create } from '../../lib/http/verbs.ts';
import { courseEvaluationSectionInstructor } from '../../lib/resources/course-evaluation-section-instructor.ts';

/** Assigns an instructor to a section, once (operation 8). */
export const handler = operation('create-section-instructor', create(courseEvaluationSectionInstructor));
