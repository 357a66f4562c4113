import { describe, expect, it } from 'vitest';
import { longestWord, readSearched, wordsIn } from '../../../lib/runtime/words.ts';

describe('the words of a text', () => {
  it.each([
    ['Ada Lovelace', ['ada', 'lovelace']],
    ["O'Neil", ['oneil', 'neil']],
    ["Women's Work", ['womens', 'work']],
    ['García-López', ['garcia', 'lopez']],
    ['CMSC131H', ['cmsc131h', '131h']],
    ['Straße Ærø Łódź İzmir', ['strasse', 'aero', 'lodz', 'izmir']],
    ['ΟΔΟΣ', ['οδοσ']],
    ['— !', []],
    ['a'.repeat(60), ['a'.repeat(longestWord)]],
  ])('are folded: %s', (text, words) => {
    expect(wordsIn(text)).toEqual(words);
  });
});

describe('what is searched for', () => {
  it.each([
    ["O'Neil  cmsc-131", ['oneil', 'cmsc', '131'], []],
    ['Ada.Lovelace@Example.edu x', ['ada', 'lovelace', 'x'], ['ada.lovelace@example.edu']],
    ['@example', ['example'], []],
    ['é É', ['e'], []],
  ])('is read: %s', (text, words, addresses) => {
    expect(readSearched(text)).toEqual({ words, addresses });
  });
});
