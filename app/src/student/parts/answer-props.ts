import type { Given } from '../answering/answers.ts';
import type { Asked } from '../answering/form.ts';

/** What the answer to a question is shown from, whatever its kind. */
export interface AnswerProps {
  readonly asked: Asked;
  readonly given: Given;
  /** Ids of what says more about the question. */
  readonly describedBy: string | undefined;
  readonly isWrong: boolean;
  readonly give: (given: Given) => void;
}

/** Id of the element that has the focus where somebody is led to a question. */
export const questionId = (name: string): string => `question-${name}`;

/** What is left of an answer when another takes its place: the comment. */
export const commentOf = ({ comment }: Given): Pick<Given, 'comment'> => (comment === undefined ? {} : { comment });
