import { list } from '../../lib/http/list.ts';
import { operation } from '../../lib/http/operation.ts';
import { listResponses } from '../../lib/operations/derived/course-evaluations.ts';
import { courseEvaluationResponse } from '../../lib/resources/course-evaluations/course-evaluation-response.ts';
import { evaluations } from '../../lib/resources/neighbours/evaluations.ts';

/** Lists responses (operation 173). */
export const handler = operation(listResponses, list(courseEvaluationResponse, evaluations));
