import { isBlank, longestText } from '../answering/answers.ts';
import { type AnswerProps, questionId } from './answer-props.ts';
import { LongText } from './long-text.tsx';
import { NotApplicable } from './not-applicable.tsx';

/** Renders the text field for an answer. */
export const TextAnswer = ({ asked, given, give, describedBy, isWrong }: AnswerProps) => {
  const id = questionId(asked.name);
  const isRequired = asked.question.attributes.is_required === true;
  return (
    <>
      <LongText
        id={`${id}-text`}
        labelledBy={`${id}-legend`}
        describedBy={describedBy}
        text={given.text ?? ''}
        most={longestText(asked.question)}
        isRequired={isRequired}
        isWrong={isWrong}
        onChange={(text) => give(text === '' ? {} : { text })}
      />
      {isBlank(given.text) && <NotApplicable {...{ asked, given, give }} kind="checkbox" />}
    </>
  );
};
