import { operation } from '../../lib/http/operation.ts';
import { remove } from '../../lib/http/remove.ts';
import { deleteQuestionSet } from '../../lib/operations/derived/course-evaluations.ts';
import { courseEvaluationQuestionSet } from '../../lib/resources/course-evaluations/course-evaluation-question-set.ts';

/** Deletes a question set, unless it has sections (operation 171). */
export const handler = operation(
  deleteQuestionSet,
  remove(courseEvaluationQuestionSet, { linkages: { sections: 'course_evaluation_question_set_section' } }),
);
