import { useState } from 'react';
import { useLanguage } from '../../shared/language/language.tsx';
import { longestComment } from '../answering/answers.ts';
import { LongText } from './long-text.tsx';

/** Renders the field for a comment on an answer, folded until the student opens it. */
export const CommentField = ({
  id,
  comment,
  onChange,
}: {
  readonly id: string;
  readonly comment: string | undefined;
  readonly onChange: (comment: string) => void;
}) => {
  const { form } = useLanguage().messages;
  const [isOpen, setOpen] = useState(comment !== undefined && comment !== '');
  const [labelId, textId] = [`${id}-comment-label`, `${id}-comment`];
  return (
    <details className="comment" open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary aria-describedby={`${id}-legend`}>{form.addComment}</summary>
      <label id={labelId} htmlFor={textId} className="visually-hidden">
        {form.comment}
      </label>
      <LongText
        id={textId}
        labelledBy={`${labelId} ${id}-legend`}
        text={comment ?? ''}
        most={longestComment}
        onChange={onChange}
      />
    </details>
  );
};
