import { describe, expect, test } from 'vitest';
import { parseDecimal, round } from '../../../../../lib/domain/evaluations/figures/rational.ts';

describe('a fraction', () => {
  test.each([
    ['1.50', 1.5],
    ['-2', -2],
    ['12e-1', 1.2],
    ['1E+2', 100],
    ['0.0000005', 0.000001],
    ['-0.0000005', -0.000001],
    ['0.00000049999', 0],
  ])('of %s is rounded half away from zero', (text, expected) => {
    expect(round(parseDecimal(text))).toBe(expected);
  });

  test('is none of a text that is no number', () => {
    expect(() => parseDecimal('1,5')).toThrow('not a decimal number');
  });
});
