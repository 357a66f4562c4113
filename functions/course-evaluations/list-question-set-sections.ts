import { list } from '../../lib/http/list.ts';
import { operation } from '../../lib/http/operation.ts';
import { listQuestionSetSections } from '../../lib/operations/derived/course-evaluations.ts';
import { courseEvaluationQuestionSetSection } from '../../lib/resources/course-evaluations/course-evaluation-question-set-section.ts';
import { evaluations } from '../../lib/resources/neighbours/evaluations.ts';

/** Lists sections of question sets (operation 161). */
export const handler = operation(listQuestionSetSections, list(courseEvaluationQuestionSetSection, evaluations));
