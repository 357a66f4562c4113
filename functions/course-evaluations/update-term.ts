import { operation } from '../../lib/http/operation.ts';
import { update } from '../../lib/http/verbs.ts';
import { updateTerm } from '../../lib/operations/derived/course-evaluations.ts';
import { courseEvaluationTerm } from '../../lib/resources/course-evaluations/course-evaluation-term.ts';

/** Updates a term (operation 206). */
export const handler = operation(updateTerm, update(courseEvaluationTerm));
