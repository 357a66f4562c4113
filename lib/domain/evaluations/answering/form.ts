import type { Answer } from '../../../store/ballots.ts';
import { askedQuestions, type Raters, ratedInstructors } from '../questions/asked-questions.ts';
import type { Question } from '../questions/question.ts';
import { isMet } from '../questions/shown-if.ts';

/** The questions for one student in one evaluation, in order and with headings, and the instructors to rate. */
export interface Form extends Raters {
  readonly questions: readonly Question[];
}

/** A question about the course or about one instructor, as answers refer to it. */
export type Asked = Pick<Answer, 'question' | 'instructor'>;

/** Returns a unique name for a question about the course or about one instructor. */
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
 * Returns a function that decides whether a question is shown to a student with these answers. If both questions are
 * about instructors, the condition refers to the answer about the same instructor.
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
