import { operation } from '../../lib/http/operation.ts';
import { create } from '../../lib/http/verbs.ts';
import { createTerm } from '../../lib/operations/derived/course-evaluations.ts';
import { courseEvaluationTerm } from '../../lib/resources/course-evaluations/course-evaluation-term.ts';

/** Creates a term (operation 205). */
export const handler = operation(createTerm, create(courseEvaluationTerm));
