import type { Answer } from '../../../store/ballots.ts';
import { askedQuestions, type Raters, ratedInstructors } from '../questions/asked-questions.ts';
import type { Question } from '../questions/question.ts';
import { isMet } from '../questions/shown-if.ts';

/** What is asked of one student in one evaluation: all questions in order, headings too, and the instructors to rate. */
export interface Form extends Raters {
  readonly questions: readonly Question[];
}

/** A question about the course, or about one instructor, as answers name it. */
export type Asked = Pick<Answer, 'question' | 'instructor'>;

/** Names what is asked once. */
export const nameOfAsked = ({ question, instructor = '' }: Asked): string => `${question} ${instructor}`;

/** One thing that can be answered. */
export interface AskedOnce {
  readonly question: Question;
  readonly asked: Asked;
}

/** Everything that can be answered, in order. */
export const everythingAsked = (form: Form): AskedOnce[] =>
  askedQuestions(form.questions, form).map(({ question, instructor }) => ({
    question,
    asked: { question: question.id, ...(instructor !== null && { instructor }) },
  }));

/** Whether the student rates an instructor of this id. */
export const isRated = (form: Form, instructor: string): boolean =>
  ratedInstructors(form).some(({ id }) => id === instructor);

type GivenTo = Asked & Pick<Answer, 'value' | 'choices'>;

/**
 * Whether something that is asked is shown to somebody who has given these answers. The condition of a question about an
 * instructor is on the answer about the same instructor where the question that it names is about instructors too.
 */
export const shownBy = (form: Form, answers: readonly GivenTo[]): ((each: AskedOnce) => boolean) => {
  const given = new Map(answers.map((answer) => [nameOfAsked(answer), answer]));
  const subjects = new Map(form.questions.map(({ id, subject }) => [id, subject]));
  return ({ question: { shownIf }, asked: { instructor } }) => {
    if (shownIf === undefined) return true;
    const { question } = shownIf;
    const isAboutOne = subjects.get(question) === 'instructor' && instructor !== undefined;
    return isMet(shownIf, given.get(nameOfAsked({ question, ...(isAboutOne && { instructor }) })));
  };
};
