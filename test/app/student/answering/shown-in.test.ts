import { describe, expect, it } from 'vitest';
import { type Answers, countAnswered, mistakesIn, toSent } from '../../../../app/src/student/answering/answers.ts';
import { toForm } from '../../../../app/src/student/answering/form.ts';
import { shownIn } from '../../../../app/src/student/answering/shown-in.ts';
import { documentOf, question } from '../../support.ts';

const form = toForm(
  documentOf(
    ['one', 'two', 'three'],
    [
      question('scale', { kind: 'scale' }, 'one'),
      question('why', { kind: 'text', is_required: true, shown_if: { question: 'scale', in: [1, 2] } }, 'two'),
      question('head', { kind: 'heading' }, 'two'),
      question('picked', { kind: 'multiple_choice', subject: 'instructor' }, 'three'),
      question('about', { kind: 'text', subject: 'instructor', shown_if: { question: 'picked', in: ['a'] } }, 'three'),
      question('both', { kind: 'text', subject: 'instructor', shown_if: { question: 'scale', in: [5] } }, 'three'),
    ],
    ['ada', 'bob'],
  ),
);

const namesIn = (answers: Answers): string[] => shownIn(form, answers).asked.map(({ name }) => name);
const always = ['scale', 'picked-ada', 'picked-bob'];

describe('a form with conditions', () => {
  it.each<[string, Answers, readonly string[]]>([
    ['nothing', {}, []],
    ['a value that is wanted', { scale: { value: 2 } }, ['why']],
    ['another value', { scale: { value: 3 } }, []],
    ['not applicable', { scale: { notApplicable: true } }, []],
    ['one of several choices, about one instructor', { 'picked-bob': { choices: ['b', 'a'] } }, ['about-bob']],
    ['a value, for questions about instructors', { scale: { value: 5 } }, ['both-ada', 'both-bob']],
  ])('shows what it asks after %s', (_name, answers, expected) => {
    expect(namesIn(answers).toSorted()).toEqual([...always, ...expected].toSorted());
  });

  it('leaves out a part that asks nothing, also with a heading', () => {
    const partsIn = (answers: Answers) => shownIn(form, answers).parts.map(({ id }) => id);
    expect([partsIn({}), partsIn({ scale: { value: 1 } })]).toEqual([
      ['one', 'three'],
      ['one', 'two', 'three'],
    ]);
  });

  it('sends, counts and demands what it shows alone', () => {
    const answers = { scale: { value: 4 }, why: { text: 'So.' } };
    const shown = shownIn(form, answers);
    expect(toSent(shown, answers)).toEqual([{ question: 'scale', value: 4 }]);
    expect([countAnswered(shown, answers), mistakesIn(shown, answers).size]).toEqual([1, 0]);
    const wanted = { scale: { value: 1 } };
    expect([...mistakesIn(shownIn(form, wanted), wanted)]).toEqual([['why', 'required']]);
  });
});
