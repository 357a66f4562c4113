import { openCommentWords } from '../../lib/domain/evaluations/results/comments/comment-words.ts';
import { narrowComments } from '../../lib/domain/evaluations/results/comments/narrow-comments.ts';
import { reviewComment } from '../../lib/domain/evaluations/results/comments/review-comment.ts';
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
  ({ store, now }, id, change) => reviewComment(store, id, { change, now }),
  (request) => readFromPath(request, courseEvaluationComment),
);
