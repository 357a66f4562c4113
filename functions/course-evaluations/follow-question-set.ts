import { operation } from '../../lib/http/operation.ts';
import { related } from '../../lib/http/related.ts';
import { followQuestionSet } from '../../lib/operations/derived/course-evaluations.ts';
import { courseEvaluationQuestionSet } from '../../lib/resources/course-evaluations/course-evaluation-question-set.ts';
import { evaluations } from '../../lib/resources/neighbours/evaluations.ts';

/** Reads what a relationship of a question set leads to (operation 168). */
export const handler = operation(followQuestionSet, related(courseEvaluationQuestionSet, evaluations));
