import { operation } from '../../lib/http/operation.ts';
import { related } from '../../lib/http/related.ts';
import { followQuestionSetSection } from '../../lib/operations/derived/course-evaluations.ts';
import { courseEvaluationQuestionSetSection } from '../../lib/resources/course-evaluations/course-evaluation-question-set-section.ts';
import { evaluations } from '../../lib/resources/neighbours/evaluations.ts';

/** Reads what a relationship of a section of a question set leads to (operation 162). */
export const handler = operation(followQuestionSetSection, related(courseEvaluationQuestionSetSection, evaluations));
