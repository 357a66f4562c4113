import type { Problem } from '../../../errors/fields.ts';
import { visible } from '../../../model/definition/characters.ts';
import type { GivenAnswer } from '../../../resources/course-evaluations/given-answers.ts';
import { lastOf } from '../../../resources/course-evaluations/question-scale.ts';
import type { Question } from '../questions/question.ts';
import { type Form, isRated } from './form.ts';

/** A problem of one answer: its code, and the place within the answer. */
export type Broken = Omit<Problem, 'field' | 'member'>;

const at = (code: Problem['code'], path: readonly (string | number)[], bound?: number): Broken => ({
  code,
  path,
  ...(bound === undefined ? {} : { bound }),
});

// The member that holds the answer to a question of each kind.
const memberOf = { scale: 'value', single_choice: 'choices', multiple_choice: 'choices', text: 'text' } as const;

const checkInstructor = ({ subject }: Question, { instructor }: GivenAnswer, form: Form): Broken[] => {
  if (subject === 'course') return instructor === undefined ? [] : [at('does_not_apply', ['instructor'])];
  if (instructor === undefined) return [at('blank', ['instructor'])];
  return isRated(form, instructor) ? [] : [at('not_in_list', ['instructor'])];
};

const checkValue = ({ scale }: Question, value: number): Broken[] => {
  if (scale === undefined) return [];
  const greatest = lastOf(scale);
  if (value < scale.first) return [at('too_small', ['value'], scale.first)];
  return value > greatest ? [at('too_great', ['value'], greatest)] : [];
};

const checkChoices = ({ kind, choices: offered }: Question, choices: readonly string[]): Broken[] => {
  const keys = offered.map(({ key }) => key);
  if (choices.length === 0) return [at('blank', ['choices'])];
  const wrong = choices.flatMap((key, index): Broken[] => {
    if (!keys.includes(key)) return [at('not_in_list', ['choices', index])];
    return choices.indexOf(key) < index ? [at('taken', ['choices', index])] : [];
  });
  const isTooMany = kind === 'single_choice' && choices.length > 1;
  return isTooMany ? [...wrong, at('too_many', ['choices'], 1)] : wrong;
};

const isLonger = (text: string, most: number): boolean => text.length > most && [...text].length > most;

const checkText = ({ maxLength }: Question, text: string): Broken[] => {
  if (!visible.test(text)) return [at('blank', ['text'])];
  return isLonger(text, maxLength) ? [at('too_long', ['text'], maxLength)] : [];
};

/** Checks that an answer has exactly one member, and the one that the question needs. */
const checkContent = (question: Question, answer: GivenAnswer): Broken[] => {
  const { kind, notApplicable } = question;
  if (kind === 'heading') return [];
  const wanted = memberOf[kind];
  const { value, choices, text, not_applicable: isNot } = answer;
  const foreign = (['value', 'choices', 'text'] as const)
    .filter((name) => answer[name] !== undefined && (name !== wanted || isNot))
    .map((name) => at('does_not_apply', [name]));
  if (isNot) return notApplicable ? foreign : [...foreign, at('does_not_apply', ['not_applicable'])];
  if (answer[wanted] === undefined) return [...foreign, at('blank', [wanted])];
  return [
    ...foreign,
    ...(wanted === 'value' && value !== undefined ? checkValue(question, value) : []),
    ...(wanted === 'choices' && choices !== undefined ? checkChoices(question, choices) : []),
    ...(wanted === 'text' && text !== undefined ? checkText(question, text) : []),
  ];
};

const checkComment = ({ allowsComment }: Question, { comment }: GivenAnswer): Broken[] => {
  if (comment === undefined) return [];
  if (!allowsComment) return [at('does_not_apply', ['comment'])];
  return visible.test(comment) ? [] : [at('blank', ['comment'])];
};

/** Finds all problems of one answer, independent of the other answers. */
export const checkAnswer = (form: Form, answer: GivenAnswer): Broken[] => {
  const question = form.questions.find(({ id }) => id === answer.question);
  if (question === undefined) return [at('not_in_list', ['question'])];
  if (question.kind === 'heading') return [at('does_not_apply', ['question'])];
  return [
    ...checkInstructor(question, answer, form),
    ...checkContent(question, answer),
    ...checkComment(question, answer),
  ];
};
