import { operation } from '../../lib/http/operation.ts';
import { read } from '../../lib/http/reads.ts';
import { readQuestionSet } from '../../lib/operations/derived/course-evaluations.ts';
import { courseEvaluationQuestionSet } from '../../lib/resources/course-evaluations/course-evaluation-question-set.ts';
import { evaluations } from '../../lib/resources/neighbours/evaluations.ts';

/** Reads a question set (operation 166). */
export const handler = operation(readQuestionSet, read(courseEvaluationQuestionSet, evaluations));
