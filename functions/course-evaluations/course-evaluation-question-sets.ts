import { ownScopes } from '../../lib/access/authenticate-person.ts';
import { questionWriter } from '../../lib/domain/access-control/authority/question-writer.ts';
import { copySets } from '../../lib/domain/evaluations/questions/copy-sets.ts';
import { createSet } from '../../lib/domain/evaluations/questions/create-set.ts';
import { requireOffice } from '../../lib/domain/evaluations/questions/levels/guard-levels.ts';
import { ownQuestionScopes } from '../../lib/domain/evaluations/questions/levels/own-scopes.ts';
import { orderSections } from '../../lib/domain/evaluations/questions/order.ts';
import { guardSets } from '../../lib/domain/evaluations/questions/refuse-answered.ts';
import { actionWithBody } from '../../lib/http/operations/action.ts';
import { createBy } from '../../lib/http/operations/create.ts';
import { list } from '../../lib/http/operations/list.ts';
import { read } from '../../lib/http/operations/read.ts';
import { relatedToOne } from '../../lib/http/operations/related-to-one.ts';
import { remove } from '../../lib/http/operations/remove.ts';
import { updateBy } from '../../lib/http/operations/update.ts';
import { answerChanged } from '../../lib/http/operations/write-answers.ts';
import { relatedUrl } from '../../lib/jsonapi/links.ts';
import { renderResource } from '../../lib/model/render/render.ts';
import { updateGuarded } from '../../lib/model/write/update.ts';
import { courseEvaluationQuestionSet } from '../../lib/resources/course-evaluations/course-evaluation-question-set.ts';

/** Those who teach or chair a department add questions. */
ownScopes.set(courseEvaluationQuestionSet.type, ownQuestionScopes);

export const listQuestionSets = list(courseEvaluationQuestionSet);
export const readQuestionSetRelated = relatedToOne(courseEvaluationQuestionSet);
export const readQuestionSet = read(courseEvaluationQuestionSet);

export const createQuestionSet = createBy(courseEvaluationQuestionSet, async (request, change) => ({
  record: await createSet(questionWriter(request), change),
}));

export const updateQuestionSet = updateBy(courseEvaluationQuestionSet, (request, id, change) => {
  const { store, now } = request;
  return updateGuarded(store, courseEvaluationQuestionSet, id, {
    change,
    now,
    guard: guardSets(questionWriter(request)),
  });
});

export const deleteQuestionSet = remove(courseEvaluationQuestionSet, {
  guard: (request) => guardSets(questionWriter(request)),
});

/** Copies those of another period. */
export const copyQuestionSets = actionWithBody(
  courseEvaluationQuestionSet,
  'copy_question_sets',
  async (request, change) => {
    const { store, now } = request;
    await requireOffice(questionWriter(request));
    const target = request.pathId('course_evaluation_period');
    const made = await copySets(store, { target, change }, now);
    const data = made.map((each) => renderResource(courseEvaluationQuestionSet, each, request));
    const location = relatedUrl(request.base, 'course_evaluation_periods', target, 'question_sets');
    return { status: 201, document: { data, links: { self: location } }, headers: { location } };
  },
);

/** Orders its sections. */
export const orderQuestionSetSections = actionWithBody(
  courseEvaluationQuestionSet,
  'order_question_set_sections',
  async (request, change) => {
    const answer = request.answerWith((record) =>
      answerChanged(renderResource(courseEvaluationQuestionSet, record, request)),
    );
    const id = request.pathId(courseEvaluationQuestionSet.type);
    return answer(await orderSections(questionWriter(request), { id, change }));
  },
);
