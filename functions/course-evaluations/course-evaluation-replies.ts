import { ownScopes } from '../../lib/access/authenticate-person.ts';
import { startMidterm as start } from '../../lib/domain/evaluations/midterms/start-midterm.ts';
import { readDueReplies } from '../../lib/domain/evaluations/replies/due-replies.ts';
import { ownReplyScopes } from '../../lib/domain/evaluations/replies/reply-visibility.ts';
import {
  updateReply as changeReply,
  createReply as writeReply,
} from '../../lib/domain/evaluations/replies/write-reply.ts';
import { actionWithBody, answerMeta, readAction } from '../../lib/http/operations/action.ts';
import { createBy } from '../../lib/http/operations/create.ts';
import { list } from '../../lib/http/operations/list.ts';
import { read } from '../../lib/http/operations/read.ts';
import { relatedToOne } from '../../lib/http/operations/related-to-one.ts';
import { updateBy } from '../../lib/http/operations/update.ts';
import { answerNew } from '../../lib/http/operations/write-answers.ts';
import { renderResource } from '../../lib/model/render/render.ts';
import type { DueReplies } from '../../lib/resources/course-evaluations/answers/replies.ts';
import { courseEvaluation } from '../../lib/resources/course-evaluations/course-evaluation.ts';
import { courseEvaluationReply } from '../../lib/resources/course-evaluations/course-evaluation-reply.ts';

export const listReplies = list(courseEvaluationReply);
export const readReplyRelated = relatedToOne(courseEvaluationReply);
export const readReply = read(courseEvaluationReply);

/** Has the id of the evaluation. */
export const createReply = createBy(courseEvaluationReply, async (request, change) => ({
  record: await writeReply(request, change),
}));

export const updateReply = updateBy(courseEvaluationReply, (request, id, change) => changeReply(request, id, change));

/** The function shows persons what is theirs. */
ownScopes.set(courseEvaluationReply.type, ownReplyScopes);

export const listDueReplies = readAction(courseEvaluationReply, 'list_due_replies', {
  respond: async (request) => {
    const found = await readDueReplies(request);
    const due = found.map(({ id, name, closed_on: day }) => ({
      evaluation: id,
      name: String(name),
      closed_on: String(day),
    }));
    return answerMeta<DueReplies>(request, { total: due.length, due });
  },
});

/** Asks the students of a section while the term runs; answers the evaluation. */
export const startMidterm = actionWithBody(courseEvaluationReply, 'start_midterm', async (request, change) => {
  const answer = request.answerWith((record) => answerNew(renderResource(courseEvaluation, record, request)));
  return answer(await start(request, request.pathId('course_evaluation_section'), change));
});
