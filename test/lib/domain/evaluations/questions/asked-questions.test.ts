import { describe, expect, it } from 'vitest';
import { askedQuestions } from '../../../../../lib/domain/evaluations/questions/asked-questions.ts';
import type { Question } from '../../../../../lib/domain/evaluations/questions/question.ts';

const question = (id: string, given: Partial<Question> = {}): Question => ({
  id,
  section: 'part',
  kind: 'text',
  subject: 'course',
  position: null,
  isRequired: false,
  notApplicable: true,
  allowsComment: false,
  choices: [],
  maxLength: 4_000,
  ...given,
});

const ada = { id: 'taught-by-ada', user: 'ada' };
const max = { id: 'taught-by-max', user: 'max' };

const asked = (questions: readonly Question[], raters: Parameters<typeof askedQuestions>[1]) =>
  askedQuestions(questions, raters).map(({ question: { id }, instructor }) => [id, instructor]);

describe('what an evaluation asks', () => {
  it('is each question about the course once, and each about an instructor once for everybody who teaches', () => {
    const questions = [question('goals'), question('clear', { subject: 'instructor' }), question('pace')];
    expect(asked(questions, { instructors: [ada, max] })).toEqual([
      ['goals', null],
      ['clear', ada.id],
      ['clear', max.id],
      ['pace', null],
    ]);
  });

  it('is nothing about instructors where nobody teaches', () => {
    expect(asked([question('clear', { subject: 'instructor' })], { instructors: [] })).toEqual([]);
  });

  it('leaves out headings, of either subject', () => {
    const headings = [question('a', { kind: 'heading' }), question('b', { kind: 'heading', subject: 'instructor' })];
    expect(asked(headings, { instructors: [ada] })).toEqual([]);
  });

  it('asks nobody about himself, only about the course and the others', () => {
    const questions = [question('goals'), question('clear', { subject: 'instructor' })];
    expect(asked(questions, { instructors: [ada, max], student: { user: 'max' } })).toEqual([
      ['goals', null],
      ['clear', ada.id],
    ]);
  });
});
