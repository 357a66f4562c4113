import { describe, expect, it } from 'vitest';
import {
  type Answers,
  countAnswered,
  mistakesIn,
  toSent,
  withKept,
} from '../../../../app/src/student/answering/answers.ts';
import { formOf, question } from '../../support.ts';

const scale = question('scale', { kind: 'scale', is_required: true, allows_comment: true });
const choice = question('choice', { kind: 'multiple_choice' });
const text = question('text', { kind: 'text', max_length: 5 });
const form = formOf(scale, choice, text);

describe('the mistakes in answers', () => {
  const cases: readonly (readonly [string, Answers, readonly (readonly [string, string])[]])[] = [
    ['nothing', {}, [['scale', 'required']]],
    ['not applicable', { scale: { notApplicable: true } }, []],
    ['a comment alone', { scale: { comment: 'Why' } }, [['scale', 'required']]],
    [
      'a comment alone, where nothing is required',
      { scale: { value: 1 }, choice: { comment: 'Why' } },
      [['choice', 'comment_alone']],
    ],
    ['no choice any more', { scale: { value: 1 }, choice: { choices: [] } }, []],
    ['as many characters as there may be', { scale: { value: 1 }, text: { text: '😀😀😀😀😀' } }, []],
    ['one more', { scale: { value: 1 }, text: { text: '😀😀😀😀😀!' } }, [['text', 'too_long']]],
    ['a long comment', { scale: { value: 1, comment: 'x'.repeat(4_001) } }, [['scale', 'comment_too_long']]],
    [
      'two at once',
      { text: { text: 'too long' } },
      [
        ['scale', 'required'],
        ['text', 'too_long'],
      ],
    ],
  ];
  it.each(cases)('%s', (_, answers, expected) => {
    expect([...mistakesIn(form, answers)]).toEqual(expected);
  });
});

describe('the answers that are sent', () => {
  it('are those that are given, in the order of the form, without what does not show', () => {
    const answers = {
      text: { text: ' \u200b\n' },
      choice: { choices: ['a', 'b'], comment: '  ' },
      scale: { value: 0, comment: 'Why' },
    };
    expect(toSent(form, answers)).toEqual([
      { question: 'scale', value: 0, comment: 'Why' },
      { question: 'choice', choices: ['a', 'b'] },
    ]);
    expect(countAnswered(form, answers)).toBe(2);
  });

  it('name the instructor', () => {
    const asked = [{ name: 'q-i', question: scale, instructor: { id: 'i', name: 'Ada' } }];
    expect(toSent({ asked }, { 'q-i': { notApplicable: true } })).toEqual([
      { question: 'scale', instructor: 'i', not_applicable: true },
    ]);
  });

  it('leave out what the form does not ask any more', () => {
    expect(toSent(form, { gone: { value: 1 } })).toEqual([]);
  });
});

describe('answers that another tab has kept', () => {
  const answers: Answers = { scale: { value: 1 }, text: { text: 'Here' } };

  it('are taken over, but for what is not kept here yet', () => {
    const kept: Answers = { scale: { value: 5 }, choice: { choices: ['a'] }, text: { text: 'There' } };
    const both = { scale: { value: 5 }, choice: { choices: ['a'] }, text: { text: 'Here' } };
    expect(withKept(answers, kept, new Set(['text']))).toEqual(both);
  });

  it('change nothing where they are the same', () => {
    expect(withKept(answers, { scale: { value: 1 }, text: { text: 'Here' } }, new Set())).toBe(answers);
    expect(withKept(answers, {}, new Set())).toBe(answers);
  });
});
