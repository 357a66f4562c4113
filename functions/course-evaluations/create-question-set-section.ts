import { operation } from '../../lib/http/operation.ts';
import { create } from '../../lib/http/verbs.ts';
import { createQuestionSetSection } from '../../lib/operations/derived/course-evaluations.ts';
import { courseEvaluationQuestionSetSection } from '../../lib/resources/course-evaluations/course-evaluation-question-set-section.ts';

/** Creates a section of a question set (operation 163). */
export const handler = operation(createQuestionSetSection, create(courseEvaluationQuestionSetSection));
