import { list } from '../../lib/http/list.ts';
import { operation } from '../../lib/http/operation.ts';
import { listTerms } from '../../lib/operations/derived/course-evaluations.ts';
import { courseEvaluationTerm } from '../../lib/resources/course-evaluations/course-evaluation-term.ts';

/** Lists terms (operation 203). */
export const handler = operation(listTerms, list(courseEvaluationTerm));
