import { operation } from '../../lib/http/operation.ts';
import { create } from '../../lib/http/verbs.ts';
import { createQuestionSet } from '../../lib/operations/derived/course-evaluations.ts';
import { courseEvaluationQuestionSet } from '../../lib/resources/course-evaluations/course-evaluation-question-set.ts';

/** Creates a question set (operation 169). */
export const handler = operation(createQuestionSet, create(courseEvaluationQuestionSet));
