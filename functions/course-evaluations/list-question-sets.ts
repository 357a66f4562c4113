import { list } from '../../lib/http/list.ts';
import { operation } from '../../lib/http/operation.ts';
import { listQuestionSets } from '../../lib/operations/derived/course-evaluations.ts';
import { courseEvaluationQuestionSet } from '../../lib/resources/course-evaluations/course-evaluation-question-set.ts';
import { evaluations } from '../../lib/resources/neighbours/evaluations.ts';

/** Lists question sets (operation 167). */
export const handler = operation(listQuestionSets, list(courseEvaluationQuestionSet, evaluations));
