import { memo } from 'react';
import { translated } from '../../shared/language/chosen.ts';
import { useLanguage } from '../../shared/language/language.tsx';
import { Button } from '../../ui/button.tsx';
import { type Given, isAnswered, type Mistake } from '../answering/answers.ts';
import type { Asked } from '../answering/form.ts';
import { type AnswerProps, commentOf, questionId } from './answer-props.ts';
import { ChoiceAnswer } from './choice-answer.tsx';
import { CommentField } from './comment-field.tsx';
import { ScaleAnswer } from './scale-answer.tsx';
import { TextAnswer } from './text-answer.tsx';

export interface QuestionProps {
  readonly asked: Asked;
  readonly given: Given | undefined;
  readonly mistake: Mistake | 'refused' | undefined;
  readonly onGive: (name: string, given: Given) => void;
}

const nothing: Given = {};

const AnswerOfKind = (props: AnswerProps) => {
  const { kind } = props.asked.question.attributes;
  if (kind === 'scale') return <ScaleAnswer {...props} />;
  return kind === 'text' ? <TextAnswer {...props} /> : <ChoiceAnswer {...props} />;
};

type Words = ReturnType<typeof useLanguage>['messages']['form'];

/** Returns the hint on how to answer; for a scale without labels, it says which end is the good one. */
const hintOf = ({ kind, scale }: Asked['question']['attributes'], { several, ends }: Words): string | undefined => {
  if (kind === 'multiple_choice') return several;
  if (kind !== 'scale' || scale === null || scale.labels !== undefined) return undefined;
  const { first = 1, points, polarity = 'ascending' } = scale;
  const [lowest, highest] = ends[polarity];
  return `${first} = ${lowest}, ${first + points - 1} = ${highest}`;
};

const Legend = ({ asked: { question }, id }: { readonly asked: Asked; readonly id: string }) => {
  const { messages, tag } = useLanguage();
  const { text, lang } = translated(question.attributes.text, question.attributes.text_translations, tag);
  return (
    <legend id={id}>
      <span lang={lang}>{text}</span>
      {question.attributes.is_required && <span className="required">{messages.form.required}</span>}
    </legend>
  );
};

/** Renders a question with its answer, and with a comment field if the question allows comments. */
export const QuestionField = memo(({ asked, given = nothing, mistake, onGive }: QuestionProps) => {
  const { form } = useLanguage().messages;
  const { name, question } = asked;
  const { attributes } = question;
  const id = questionId(name);
  const mistakeId = mistake && `${id}-mistake`;
  const give = (changed: Given): void => onGive(name, changed);
  const hint = hintOf(attributes, form);
  const hintId = hint && `${id}-hint`;
  const describedBy = [hintId, mistakeId].filter(Boolean).join(' ') || undefined;
  const canClear = isAnswered(given) && attributes.kind !== 'text' && attributes.kind !== 'multiple_choice';
  return (
    <fieldset className={mistake ? 'question wrong' : 'question'} id={id} tabIndex={-1} aria-describedby={describedBy}>
      <Legend asked={asked} id={`${id}-legend`} />
      {hintId && (
        <p className="muted" id={hintId}>
          {hint}
        </p>
      )}
      {mistake && (
        <p className="mistake" id={mistakeId}>
          {form.mistake[mistake]}
        </p>
      )}
      <AnswerOfKind {...{ asked, given, describedBy, give, isWrong: mistake !== undefined }} />
      {canClear && !attributes.is_required && (
        <Button kind="quiet" className="clear" onClick={() => give(commentOf(given))} aria-describedby={`${id}-legend`}>
          {form.clear}
        </Button>
      )}
      {attributes.allows_comment && (
        <CommentField id={id} comment={given.comment} onChange={(comment) => give({ ...given, comment })} />
      )}
    </fieldset>
  );
});
