import { useEffect, useRef } from 'react';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { toTime } from '../parts/times.ts';
import type { CommentContext } from './context.ts';
import type { Stretch } from './marked.ts';
import { MarkedText } from './marked-text.tsx';
import { messages } from './messages.ts';
import { type Entry, type Sending, shownOf } from './review.ts';

const words = messages.states;

const SendingState = ({ sending }: { readonly sending: Sending | undefined }) => {
  if (sending === undefined) return null;
  if (sending.state === 'sending') return <p className="muted">{words.sending}</p>;
  if (sending.state === 'failed') return <Notice tone="warn">{words.failed}</Notice>;
  return <Notice tone="bad">{sending.state === 'refused' ? words.refused(sending.detail) : words.overtaken}</Notice>;
};

/** Narrows the list to the course or the question of a comment. */
export type Narrow = (name: 'course' | 'question', id: string) => void;

const About = ({ context, subject }: { readonly context: CommentContext; readonly subject: string | null }) => (
  <ul className="facts">
    {context.course !== undefined && (
      <li>{[context.course, context.section].filter((each) => each !== undefined).join(', ')}</li>
    )}
    <li>
      {context.instructor !== undefined
        ? messages.about(context.instructor)
        : subject === 'instructor'
          ? messages.aboutInstructor
          : messages.aboutCourse}
    </li>
  </ul>
);

const OnlyThis = ({
  name,
  id,
  narrow,
}: {
  readonly name: 'course' | 'question';
  readonly id: string | undefined;
  readonly narrow: Narrow;
}) =>
  id === undefined ? null : (
    <Button kind="quiet" onClick={() => narrow(name, id)}>
      {messages.filters.only[name]}
    </Button>
  );

/**
 * Renders a comment with its class, its question and its state. The card takes the focus when another comment is shown.
 */
export const CommentCard = ({
  entry,
  context,
  mark,
  narrow,
}: {
  readonly entry: Entry;
  readonly context: CommentContext;
  readonly mark: (text: string) => readonly Stretch[];
  readonly narrow: Narrow;
}) => {
  const card = useRef<HTMLElement>(null);
  const { comment, sending } = entry;
  const { decision, text, reason } = shownOf(entry);
  const first = useRef(true);
  const { id } = comment;
  const stretches = mark(text ?? '');
  const marked = [...new Set(stretches.flatMap((each) => (each.isMarked ? [each.text] : [])))];
  // biome-ignore lint/correctness/useExhaustiveDependencies: each other comment takes the focus, the first one leaves it to the heading.
  useEffect(() => {
    if (!first.current) card.current?.focus({ preventScroll: false });
    first.current = false;
  }, [id]);
  const original = comment.attributes.original_text;
  return (
    <article
      ref={card}
      className="review-card"
      data-decision={decision}
      tabIndex={-1}
      aria-labelledby="review-question"
    >
      <About context={context} subject={comment.attributes.subject} />
      <h2 id="review-question">{context.question ?? messages.original}</h2>
      <blockquote>
        <MarkedText stretches={stretches} />
      </blockquote>
      {marked.length > 0 && (
        <p className="muted">
          {messages.marked.some} {marked.join(', ')}
        </p>
      )}
      {entry.heldUntil !== undefined && (
        <Notice tone="warn" title={messages.held(toTime(entry.heldUntil, 'time'))}>
          <p>{messages.heldLead}</p>
        </Notice>
      )}
      {original !== null && original !== text && (
        <details>
          <summary>
            {messages.edited} – {messages.original}
          </summary>
          <blockquote className="original">{original}</blockquote>
        </details>
      )}
      <p className="decision">
        <strong>{messages.decisions[decision][0]}.</strong> {messages.decisions[decision][1]}
        {reason !== null && <> {messages.reason(reason)}</>}
      </p>
      <SendingState sending={sending} />
      <p className="narrow">
        <OnlyThis name="course" id={context.courseId} narrow={narrow} />
        <OnlyThis name="question" id={comment.relationships.question.data?.id} narrow={narrow} />
      </p>
    </article>
  );
};
