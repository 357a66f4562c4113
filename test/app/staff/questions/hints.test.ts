import { describe, expect, it } from 'vitest';
import { hintsIn, minutesFor } from '../../../../app/src/staff/questions/hints.ts';

const labels = ['Never', 'Always'];
const scale = (text: string) => hintsIn({ text, kind: 'scale', scale: { labels } });

describe('the hints of a question', () => {
  it.each([
    ['The goals were clear.', []],
    ['The books and slides helped.', ['two_things']],
    ['Tempo und Menge waren richtig.', ['two_things']],
    ['I was not bored.', ['negation']],
    ["The pace wasn't too fast.", ['negation']],
    ['Es gab keine Hilfe.', ['negation']],
    ['Nothing was clear or useful.', ['two_things', 'negation']],
    // Words that only begin so.
    ['The notes, the orders and', ['two_things']],
    ['Notes of the oral exam', []],
    ['Die Notizen waren undeutlich.', []],
    ['one '.repeat(26), ['too_long']],
    ['one '.repeat(25), []],
  ])('of “%s” are %j', (text, hints) => {
    expect(scale(text)).toEqual(hints);
  });

  it('name a scale without any label', () => {
    for (const none of [undefined, [], ['', ' ']])
      expect(hintsIn({ text: 'Clear goals', kind: 'scale', scale: { labels: none } })).toEqual(['no_labels']);
  });

  it('leave what is answered in words, and headings, their joins and negations', () => {
    for (const kind of ['text', 'heading'] as const)
      expect(hintsIn({ text: 'What was good and what not?', kind, scale: null })).toEqual([]);
  });
});

it('counts the minutes that questions take, begun ones too', () => {
  const asked = (kind: 'scale' | 'text', number: number) =>
    Array.from({ length: number }, () => ({ attributes: { kind } }));
  expect(minutesFor([])).toBe(0);
  expect(minutesFor(asked('scale', 1))).toBe(1);
  expect(minutesFor([...asked('scale', 60), ...asked('text', 4)])).toBe(11);
});
