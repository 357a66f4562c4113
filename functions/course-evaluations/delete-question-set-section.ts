import { requireUnopened } from '../../lib/domain/evaluations/periods/require-unopened.ts';
import { operation } from '../../lib/http/operation.ts';
import { remove } from '../../lib/http/remove.ts';
import { deleteQuestionSetSection } from '../../lib/operations/derived/course-evaluations.ts';
import { courseEvaluationQuestionSetSection } from '../../lib/resources/course-evaluations/course-evaluation-question-set-section.ts';

/** Deletes a section of a question set, unless its period has opened (operation 165). */
export const handler = operation(
  deleteQuestionSetSection,
  remove(courseEvaluationQuestionSetSection, {}, requireUnopened),
);
