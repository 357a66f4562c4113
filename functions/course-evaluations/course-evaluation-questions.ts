import { createQuestion as createQuestionOf } from '../../lib/domain/evaluations/questions/create-question.ts';
import { guardQuestions } from '../../lib/domain/evaluations/questions/refuse-answered.ts';
import { createBy } from '../../lib/http/operations/create.ts';
import { list } from '../../lib/http/operations/list.ts';
import { read } from '../../lib/http/operations/read.ts';
import { relatedToOne } from '../../lib/http/operations/related-to-one.ts';
import { remove } from '../../lib/http/operations/remove.ts';
import { updateBy } from '../../lib/http/operations/update.ts';
import { updateGuarded } from '../../lib/model/write/update.ts';
import { courseEvaluationQuestion } from '../../lib/resources/course-evaluations/course-evaluation-question.ts';

export const listQuestions = list(courseEvaluationQuestion);
export const readQuestionRelated = relatedToOne(courseEvaluationQuestion);
export const readQuestion = read(courseEvaluationQuestion);

export const createQuestion = createBy(courseEvaluationQuestion, async ({ store, now }, change) => ({
  record: await createQuestionOf(store, change, now),
}));

export const updateQuestion = updateBy(courseEvaluationQuestion, ({ store, now }, id, change) =>
  updateGuarded(store, courseEvaluationQuestion, id, { change, now, guard: guardQuestions(store) }),
);

export const deleteQuestion = remove(courseEvaluationQuestion, { guard: guardQuestions });
