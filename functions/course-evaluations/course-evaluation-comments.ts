import { openCommentWords } from '../../lib/domain/evaluations/results/comments/comment-visibility.ts';
import { holdComment as hold, reviewerOf } from '../../lib/domain/evaluations/results/comments/holds.ts';
import { narrowComments } from '../../lib/domain/evaluations/results/comments/narrow-comments.ts';
import { reviewComment } from '../../lib/domain/evaluations/results/comments/review-comment.ts';
import { action } from '../../lib/http/operations/action.ts';
import { list } from '../../lib/http/operations/list.ts';
import { read, readFromPath } from '../../lib/http/operations/read.ts';
import { relatedToOne } from '../../lib/http/operations/related-to-one.ts';
import { updateBy } from '../../lib/http/operations/update.ts';
import { courseEvaluationComment } from '../../lib/resources/course-evaluations/course-evaluation-comment.ts';

export const listComments = list(courseEvaluationComment, { narrow: narrowComments, openWords: openCommentWords });
export const readCommentRelated = relatedToOne(courseEvaluationComment);
export const readComment = read(courseEvaluationComment);

/**
 * Keeps a text that is edited until the results are released: an answer that was kept for an idempotency key would show it
 * afterwards too, so that a repeated request gets a new answer.
 */
export const updateComment = updateBy(
  courseEvaluationComment,
  async (request, id, change) => {
    const { store, now } = request;
    return reviewComment(store, id, { change, now, reviewer: await reviewerOf(request) });
  },
  (request) => readFromPath(request, courseEvaluationComment),
);

/** Answers no text: an answer that is kept for an idempotency key would show it after the release too. */
export const holdComment = action(courseEvaluationComment, 'hold_comment', {
  respond: async (request) => {
    const { store, now } = request;
    const id = request.pathId(courseEvaluationComment.type);
    const meta = await hold(store, id, { reviewer: await reviewerOf(request), now });
    return { status: 200, document: { meta } };
  },
});
