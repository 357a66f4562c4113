import { operation } from '../../lib/http/operation.ts';
import { update } from '../../lib/http/verbs.ts';
import { updateQuestionSetSection } from '../../lib/operations/derived/course-evaluations.ts';
import { existingQuestionSetSection } from '../../lib/resources/course-evaluations/course-evaluation-question-set-section.ts';

/** Updates a section of a question set (operation 164). */
export const handler = operation(updateQuestionSetSection, update(existingQuestionSetSection));
