import { operation } from '../../lib/http/operation.ts';
import { update } from '../../lib/http/verbs.ts';
import { updateQuestionSet } from '../../lib/operations/derived/course-evaluations.ts';
import { existingQuestionSet } from '../../lib/resources/course-evaluations/course-evaluation-question-set.ts';

/** Updates a question set (operation 170). */
export const handler = operation(updateQuestionSet, update(existingQuestionSet));
