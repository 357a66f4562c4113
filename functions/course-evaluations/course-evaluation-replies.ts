import {
  updateReply as changeReply,
  createReply as writeReply,
} from '../../lib/domain/evaluations/replies/write-reply.ts';
import { createBy } from '../../lib/http/operations/create.ts';
import { list } from '../../lib/http/operations/list.ts';
import { read } from '../../lib/http/operations/read.ts';
import { relatedToOne } from '../../lib/http/operations/related-to-one.ts';
import { updateBy } from '../../lib/http/operations/update.ts';
import { courseEvaluationReply } from '../../lib/resources/course-evaluations/course-evaluation-reply.ts';

export const listReplies = list(courseEvaluationReply);
export const readReplyRelated = relatedToOne(courseEvaluationReply);
export const readReply = read(courseEvaluationReply);

/** Has the id of the evaluation. */
export const createReply = createBy(courseEvaluationReply, async (request, change) => ({
  record: await writeReply(request, change),
}));

export const updateReply = updateBy(courseEvaluationReply, (request, id, change) => changeReply(request, id, change));
