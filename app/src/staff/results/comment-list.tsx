import { messages } from './messages.ts';
import type { Comment } from './queries.ts';
import type { ShownQuestion } from './result.ts';

const words = messages.comments;

const CommentItem = ({ comment: { attributes } }: { readonly comment: Comment }) => {
  const { decision, text, reason, is_edited: isEdited } = attributes;
  if (decision === 'removed')
    return (
      <li className="comment-removed">
        <p>
          <strong>{words.removedOne}.</strong> {reason !== null && words.reason(reason)}
        </p>
      </li>
    );
  return (
    <li>
      <blockquote>{text}</blockquote>
      {(decision !== 'public' || isEdited) && (
        <p className="muted">
          {decision === 'private' && <span className="badge">{words.private}</span>}
          {decision === 'undecided' && <span className="badge">{words.undecided}</span>}
          {isEdited && <span className="badge">{words.edited}</span>}
        </p>
      )}
    </li>
  );
};

/** Returns the comments on a question in a unit, including removed ones, which have no text. */
export const commentsOn = (comments: readonly Comment[], question: string, instructor: string | null): Comment[] =>
  comments.filter(
    ({ relationships }) =>
      relationships.question.data?.id === question && (relationships.instructor.data?.id ?? null) === instructor,
  );

/** Lists the students' comments on a question that the account can read. */
export const CommentList = ({
  question,
  comments,
}: {
  readonly question: ShownQuestion;
  readonly comments: readonly Comment[];
}) => {
  const listed = comments.filter(({ attributes: { decision } }) => decision === 'removed').length;
  // The result also counts removed comments that the list cannot contain.
  const removed = (question.comments?.removed ?? 0) - listed;
  if (comments.length === 0 && removed <= 0)
    return question.kind === 'text' ? <p className="muted">{words.none}</p> : null;
  return (
    <div className="comments">
      <h4>{words.title}</h4>
      <ul>
        {comments.map((comment) => (
          <CommentItem key={comment.id} comment={comment} />
        ))}
      </ul>
      {removed > 0 && <p className="muted">{words.removed(removed)}</p>}
    </div>
  );
};
