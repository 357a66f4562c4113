import { describe, expect, it } from 'vitest';
import { questionKey } from '../../../../../../lib/domain/evaluations/results/benchmarks/question-key.ts';
import { noChange } from '../../../../../../lib/model/validation/change.ts';
import { newRecord } from '../../../../../../lib/model/write/apply-change.ts';
import { courseEvaluationQuestion } from '../../../../../../lib/resources/course-evaluations/course-evaluation-question.ts';
import { recordsById, type StoredRecord } from '../../../../../../lib/store/record.ts';

const newQuestion = (attributes: object): StoredRecord =>
  newRecord(courseEvaluationQuestion, { ...noChange, attributes: { ...attributes } }, new Date());

const scale = { points: 5, first: 1, polarity: 'ascending' };
const clear = { text: 'It was clear.', kind: 'scale', subject: 'course', scale };
const choices = [
  { key: 'often', label: 'Often' },
  { key: 'never', label: 'Never' },
];
const visits = { text: 'How often were you there?', kind: 'single_choice', subject: 'course', choices };

/** The key of a question that is shown after answers to another one. */
const keyAfter = (named: object, answers: readonly (string | number)[], own: object = clear) => {
  const deciding = newQuestion(named);
  const question = newQuestion({ ...own, shown_if: { question: deciding.id, in: answers } });
  return questionKey(question, recordsById([deciding, question]));
};

const always = questionKey(newQuestion(clear), new Map());

describe('the key of a question', () => {
  it('is another with a condition: other students answer it', () => {
    const after = keyAfter(visits, ['often']);
    expect(after).toMatch(/^[\w-]{22}$/);
    expect(after).not.toBe(always);
  });

  it('is the same where copies have the same condition', () => {
    const both = keyAfter(visits, ['often', 'never']);
    expect(keyAfter({ ...visits, text: 'how often were  you there' }, ['never', 'often'])).toBe(both);
    expect(keyAfter({ ...clear, text: 'Useful?' }, [1, 2])).toBe(keyAfter({ ...clear, text: 'Useful?' }, [2, 1]));
  });

  it('is another after other answers, or after another question', () => {
    const relabelled = visits.choices.map(({ key }) => ({ key, label: key === 'often' ? 'Never' : 'Often' }));
    const keys = [
      keyAfter(visits, ['often']),
      keyAfter(visits, ['never']),
      keyAfter({ ...visits, text: 'Did you come?' }, ['often']),
      keyAfter({ ...visits, kind: 'multiple_choice' }, ['often']),
      keyAfter({ ...visits, choices: relabelled }, ['often']),
      keyAfter({ ...clear, text: 'Useful?' }, [1, 2]),
      keyAfter({ ...clear, text: 'Useful?', scale: { ...scale, points: 7 } }, [1, 2]),
    ];
    expect(new Set(keys).size).toBe(keys.length);
  });

  it('is missing where what the condition names is not known, and of other kinds', () => {
    const question = newQuestion({ ...clear, shown_if: { question: newQuestion(visits).id, in: ['often'] } });
    expect(questionKey(question, new Map())).toBeUndefined();
    expect(questionKey(newQuestion(visits), new Map())).toBeUndefined();
  });
});
