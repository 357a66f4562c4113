import { describe, expect, it } from 'vitest';
import {
  attributesOf,
  changedAttributes,
  isTranslatedInto,
  languagesIn,
  merged,
  newChoice,
  newValues,
  withKeys,
  withLabelIn,
} from '../../../../app/src/staff/questions/question-values.ts';

describe('the attributes of a question', () => {
  it('have what its kind takes alone', () => {
    const all = { ...newValues, text: ' Why? ', allowsComment: true, isRequired: true, maxLength: '200' };
    expect(attributesOf({ ...all, kind: 'text' })).toMatchObject({
      ...{ text: 'Why?', scale: null, choices: null, max_length: 200, allows_comment: false, is_required: true },
    });
    expect(attributesOf({ ...all, kind: 'heading' })).toMatchObject({ is_required: false, max_length: null });
    expect(attributesOf({ ...all, points: 3, labels: ['a', '', 'c', 'd'] }).scale).toEqual({
      ...{ points: 3, first: 1, labels: ['a', '', 'c'], polarity: 'ascending' },
    });
  });

  it('name each choice by its letters, once', () => {
    const choices = ['Too slow', 'too slow!', 'Größe', '慢'].map((label) => ({ ...newChoice, label }));
    expect(withKeys([{ ...newChoice, key: 'kept', label: 'Renamed' }, ...choices]).map(({ key }) => key)).toEqual([
      ...['kept', 'too_slow', 'too_slow_2', 'gro_e', 'choice'],
    ]);
  });

  it('have the labels in other languages', () => {
    const { choices } = attributesOf({
      ...{ ...newValues, kind: 'single_choice' },
      choices: [{ ...newChoice, label: 'Yes', translations: { de: ' Ja ', fr: ' ' } }],
    });
    expect(choices).toEqual([{ key: 'yes', label: 'Yes', label_translations: { de: 'Ja' } }]);
    const before = { ...newValues, points: 3, labels: ['a', '', 'c'] };
    const values = { ...before, ...withLabelIn('de', before, { index: 2, text: 'z' }) };
    expect(attributesOf(values).scale).toMatchObject({ label_translations: { de: ['', '', 'z'] } });
    expect(isTranslatedInto('de', { ...values, translations: { de: 'Warum?' } })).toBe(false);
    const whole = { ...values, ...withLabelIn('de', values, { index: 0, text: 'x' }), translations: { de: 'Warum?' } };
    expect(isTranslatedInto('de', whole)).toBe(true);
    expect(languagesIn(whole)).toEqual(['de']);
    expect(attributesOf({ ...whole, labels: [] }).scale).not.toHaveProperty('label_translations');
  });

  it('are sent where they have changed', () => {
    const after = { ...newValues, text: 'Why?', translations: { de: 'Warum?', fr: ' ' } };
    expect(changedAttributes(newValues, after)).toEqual({ text: 'Why?', text_translations: { de: 'Warum?' } });
    expect(changedAttributes(after, after)).toEqual({});
  });
});

it('keeps of two changes both, and of the same field mine', () => {
  const base = { ...newValues, text: 'Base' };
  const mine = { ...base, text: 'Mine', isRequired: true };
  const theirs = { ...base, text: 'Theirs', allowsComment: true };
  expect(merged(base, mine, theirs)).toEqual({ ...base, text: 'Mine', isRequired: true, allowsComment: true });
});
