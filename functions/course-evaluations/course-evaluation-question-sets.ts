import { copySets } from '../../lib/domain/evaluations/questions/copy-sets.ts';
import { orderSections } from '../../lib/domain/evaluations/questions/order.ts';
import { guardSets } from '../../lib/domain/evaluations/questions/refuse-answered.ts';
import { actionWithBody } from '../../lib/http/operations/action.ts';
import { createBy } from '../../lib/http/operations/create.ts';
import { list } from '../../lib/http/operations/list.ts';
import { read } from '../../lib/http/operations/read.ts';
import { relatedToOne } from '../../lib/http/operations/related-to-one.ts';
import { remove } from '../../lib/http/operations/remove.ts';
import { updateBy } from '../../lib/http/operations/update.ts';
import { answerChanged } from '../../lib/http/operations/written.ts';
import { relatedUrl } from '../../lib/jsonapi/links.ts';
import { renderResource } from '../../lib/model/render/render.ts';
import { createRecord } from '../../lib/model/write/create.ts';
import { updateGuarded } from '../../lib/model/write/update.ts';
import { courseEvaluationQuestionSet } from '../../lib/resources/course-evaluations/course-evaluation-question-set.ts';

export const listQuestionSets = list(courseEvaluationQuestionSet);
export const readQuestionSetRelated = relatedToOne(courseEvaluationQuestionSet);
export const readQuestionSet = read(courseEvaluationQuestionSet);

export const createQuestionSet = createBy(courseEvaluationQuestionSet, async ({ store, now }, change) => ({
  record: await createRecord(store, courseEvaluationQuestionSet, change, { now, guard: guardSets(store) }),
}));

export const updateQuestionSet = updateBy(courseEvaluationQuestionSet, ({ store, now }, id, change) =>
  updateGuarded(store, courseEvaluationQuestionSet, id, { change, now, guard: guardSets(store) }),
);

export const deleteQuestionSet = remove(courseEvaluationQuestionSet, { guard: guardSets });

/** Copies those of another period. */
export const copyQuestionSets = actionWithBody(
  courseEvaluationQuestionSet,
  'copy_question_sets',
  async (request, change) => {
    const { store, now } = request;
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
    return answer(await orderSections(request.store, { id, change }, request.now));
  },
);
