import { ownScopes } from '../../lib/access/sign-in.ts';
import { startMidterm as start } from '../../lib/domain/evaluations/midterms/start-midterm.ts';
import { updateEvaluation as changeEvaluation } from '../../lib/domain/evaluations/periods/update-evaluation.ts';
import { ownReplyScopes } from '../../lib/domain/evaluations/replies/reply-visibility.ts';
import { actionWithBody } from '../../lib/http/operations/action.ts';
import { list } from '../../lib/http/operations/list.ts';
import { read } from '../../lib/http/operations/read.ts';
import { relatedToOne } from '../../lib/http/operations/related-to-one.ts';
import { updateBy } from '../../lib/http/operations/update.ts';
import { answerNew } from '../../lib/http/operations/written.ts';
import { renderResource } from '../../lib/model/render/render.ts';
import { courseEvaluation } from '../../lib/resources/course-evaluations/course-evaluation.ts';
import { myEvaluationsOperation } from './actions/list-my-evaluations.ts';
import { formOperation } from './actions/read-form.ts';

export const listEvaluations = list(courseEvaluation);
export const readEvaluationRelated = relatedToOne(courseEvaluation);
export const readEvaluation = read(courseEvaluation);

/** Changes nothing but its own settings. */
export const updateEvaluation = updateBy(courseEvaluation, ({ store, now }, id, change) =>
  changeEvaluation(store, id, { change, now }),
);

/** Those who teach ask their own sections. */
ownScopes.set(courseEvaluation.type, ownReplyScopes);

/** Asks the students of a section while the term runs; answers the evaluation. */
export const startMidterm = actionWithBody(courseEvaluation, 'start_midterm', async (request, change) => {
  const answer = request.answerWith((record) => answerNew(renderResource(courseEvaluation, record, request)));
  return answer(await start(request, request.pathId('course_evaluation_section'), change));
});

export const readForm = formOperation;
export const listMyEvaluations = myEvaluationsOperation;
