import { ownScopes } from '../../lib/access/authenticate-person.ts';
import { questionWriter } from '../../lib/domain/access-control/authority/question-writer.ts';
import { deleteQuestionSectionSteps } from '../../lib/domain/evaluations/questions/delete-question-section.ts';
import { ownQuestionScopes } from '../../lib/domain/evaluations/questions/levels/own-scopes.ts';
import { orderQuestions as order } from '../../lib/domain/evaluations/questions/order.ts';
import { guardSections } from '../../lib/domain/evaluations/questions/refuse-answered.ts';
import { actionWithBody } from '../../lib/http/operations/action.ts';
import { createBy } from '../../lib/http/operations/create.ts';
import { list } from '../../lib/http/operations/list.ts';
import { read } from '../../lib/http/operations/read.ts';
import { relatedToOne } from '../../lib/http/operations/related-to-one.ts';
import { remove } from '../../lib/http/operations/remove.ts';
import { updateBy } from '../../lib/http/operations/update.ts';
import { answerChanged } from '../../lib/http/operations/write-answers.ts';
import { renderResource } from '../../lib/model/render/render.ts';
import { createRecord } from '../../lib/model/write/create.ts';
import { updateGuarded } from '../../lib/model/write/update.ts';
import { courseEvaluationQuestionSetSection } from '../../lib/resources/course-evaluations/course-evaluation-question-set-section.ts';

/** Those who teach or chair a department add questions. */
ownScopes.set(courseEvaluationQuestionSetSection.type, ownQuestionScopes);

export const listQuestionSetSections = list(courseEvaluationQuestionSetSection);
export const readQuestionSetSectionRelated = relatedToOne(courseEvaluationQuestionSetSection);
export const readQuestionSetSection = read(courseEvaluationQuestionSetSection);

export const createQuestionSetSection = createBy(courseEvaluationQuestionSetSection, async (request, change) => {
  const { store, now } = request;
  const options = { now, guard: guardSections(questionWriter(request)) };
  return { record: await createRecord(store, courseEvaluationQuestionSetSection, change, options) };
});

export const updateQuestionSetSection = updateBy(courseEvaluationQuestionSetSection, (request, id, change) => {
  const { store, now } = request;
  return updateGuarded(store, courseEvaluationQuestionSetSection, id, {
    change,
    now,
    guard: guardSections(questionWriter(request)),
  });
});

export const deleteQuestionSetSection = remove(courseEvaluationQuestionSetSection, {
  guard: (request) => guardSections(questionWriter(request)),
  check: deleteQuestionSectionSteps,
});

/** Orders its questions. */
export const orderQuestions = actionWithBody(
  courseEvaluationQuestionSetSection,
  'order_questions',
  async (request, change) => {
    const answer = request.answerWith((record) =>
      answerChanged(renderResource(courseEvaluationQuestionSetSection, record, request)),
    );
    const id = request.pathId(courseEvaluationQuestionSetSection.type);
    return answer(await order(questionWriter(request), { id, change }));
  },
);
