import type { Given } from '../answering/answers.ts';
import type { Asked } from '../answering/form.ts';

/** Props of the answer to a question of any kind. */
export interface AnswerProps {
  readonly asked: Asked;
  readonly given: Given;
  /** The ids of the elements that describe the question. */
  readonly describedBy: string | undefined;
  readonly isWrong: boolean;
  readonly give: (given: Given) => void;
}

/** Returns the id of the element that takes the focus when a link leads to a question. */
export const questionId = (name: string): string => `question-${name}`;

/** Returns the part of an answer that stays when another answer replaces it: the comment. */
export const commentOf = ({ comment }: Given): Pick<Given, 'comment'> => (comment === undefined ? {} : { comment });
