import { requireScopes } from '../../lib/access/authenticate.ts';
import { ownScopes } from '../../lib/access/authenticate-person.ts';
import { questionWriter } from '../../lib/domain/access-control/authority/question-writer.ts';
import { useItem } from '../../lib/domain/evaluations/questions/bank/use-item.ts';
import { createQuestion as createQuestionOf } from '../../lib/domain/evaluations/questions/create-question.ts';
import { ownQuestionScopes } from '../../lib/domain/evaluations/questions/levels/own-scopes.ts';
import { guardQuestions } from '../../lib/domain/evaluations/questions/refuse-answered.ts';
import { updateQuestion as changeQuestion } from '../../lib/domain/evaluations/questions/update-question.ts';
import { actionWithBody } from '../../lib/http/operations/action.ts';
import { createBy } from '../../lib/http/operations/create.ts';
import { list } from '../../lib/http/operations/list.ts';
import { read } from '../../lib/http/operations/read.ts';
import { relatedToOne } from '../../lib/http/operations/related-to-one.ts';
import { remove } from '../../lib/http/operations/remove.ts';
import { updateBy } from '../../lib/http/operations/update.ts';
import { answerNew } from '../../lib/http/operations/write-answers.ts';
import { renderResource } from '../../lib/model/render/render.ts';
import { courseEvaluationQuestion } from '../../lib/resources/course-evaluations/course-evaluation-question.ts';

/** Those who teach or chair a department add questions. */
ownScopes.set(courseEvaluationQuestion.type, ownQuestionScopes);

export const listQuestions = list(courseEvaluationQuestion);
export const readQuestionRelated = relatedToOne(courseEvaluationQuestion);
export const readQuestion = read(courseEvaluationQuestion);

export const createQuestion = createBy(courseEvaluationQuestion, async (request, change) => ({
  record: await createQuestionOf(questionWriter(request), change),
}));

export const updateQuestion = updateBy(courseEvaluationQuestion, (request, id, change) =>
  changeQuestion(questionWriter(request), id, change),
);

export const deleteQuestion = remove(courseEvaluationQuestion, {
  guard: (request) => guardQuestions(questionWriter(request)),
});

/** Copies a question of the bank into a question set. */
export const useQuestionBankItem = actionWithBody(
  courseEvaluationQuestion,
  'use_question_bank_item',
  async (request, change) => {
    // Not after the write, as further scopes of reads are.
    requireScopes(await request.caller(), ['questions:read']);
    const answer = request.answerWith((record) => answerNew(renderResource(courseEvaluationQuestion, record, request)));
    return answer(await useItem(questionWriter(request), request.pathId('question_bank_item'), change));
  },
);
