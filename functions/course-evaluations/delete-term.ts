import { operation } from '../../lib/http/operation.ts';
import { remove } from '../../lib/http/remove.ts';
import { deleteTerm } from '../../lib/operations/derived/course-evaluations.ts';
import { courseEvaluationTerm } from '../../lib/resources/course-evaluations/course-evaluation-term.ts';

/** Deletes a term, unless it has sections or evaluation periods (operation 207). */
export const handler = operation(
  deleteTerm,
  remove(courseEvaluationTerm, {
    linkages: { periods: 'course_evaluation_period' },
    counted: ['course_evaluation_section'],
  }),
);
