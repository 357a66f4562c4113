import { list } from '../../lib/http/list.ts';
import { read } from '../../lib/http/reads.ts';
import { relatedToOne } from '../../lib/http/related-to-one.ts';
import { remove } from '../../lib/http/remove.ts';
import { create, update } from '../../lib/http/writes.ts';
import { courseEvaluationQuestion } from '../../lib/resources/course-evaluations/course-evaluation-question.ts';

export const listQuestions = list(courseEvaluationQuestion);
export const readQuestionRelated = relatedToOne(courseEvaluationQuestion);
export const readQuestion = read(courseEvaluationQuestion);
export const createQuestion = create(courseEvaluationQuestion);
export const updateQuestion = update(courseEvaluationQuestion);
export const deleteQuestion = remove(courseEvaluationQuestion);
