import { list } from '../../lib/http/list.ts';
import { operation } from '../../lib/http/operation.ts';
import { listEvaluations } from '../../lib/operations/derived/course-evaluations.ts';
import { courseEvaluation } from '../../lib/resources/course-evaluations/course-evaluation.ts';
import { evaluations } from '../../lib/resources/neighbours/evaluations.ts';

/** Lists evaluations (operation 209). */
export const handler = operation(listEvaluations, list(courseEvaluation, evaluations));
