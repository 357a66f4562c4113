import { operation } from '../../lib/http/operation.ts';
import { related } from '../../lib/http/related.ts';
import { followResponse } from '../../lib/operations/derived/course-evaluations.ts';
import { courseEvaluationResponse } from '../../lib/resources/course-evaluations/course-evaluation-response.ts';
import { evaluations } from '../../lib/resources/neighbours/evaluations.ts';

/** Reads what a relationship of a response leads to (operation 174). */
export const handler = operation(followResponse, related(courseEvaluationResponse, evaluations));
