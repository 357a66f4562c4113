import { describe, expect, test } from 'vitest';
import { parseDecimal, rational, round } from '../../../../../lib/domain/evaluations/figures/rational.ts';
import { type FigureScale, normalise, valuesOf } from '../../../../../lib/domain/evaluations/figures/scale.ts';

const normalised = (scale: FigureScale): number[] =>
  valuesOf(scale).map((value) => round(normalise(scale, rational(value))));

describe('a scale', () => {
  test.each<[string, FigureScale, number[]]>([
    ['ascending', { points: 5, first: 1, polarity: 'ascending' }, [0, 0.25, 0.5, 0.75, 1]],
    ['descending', { points: 5, first: 1, polarity: 'descending' }, [1, 0.75, 0.5, 0.25, 0]],
    ['ascending from 0', { points: 3, first: 0, polarity: 'ascending' }, [0, 0.5, 1]],
    ['bipolar', { points: 5, first: 1, polarity: 'bipolar', ideal: 3 }, [0, 0.5, 1, 0.5, 0]],
    ['bipolar aside', { points: 5, first: 1, polarity: 'bipolar', ideal: 2 }, [0.666667, 1, 0.666667, 0.333333, 0]],
    ['bipolar between', { points: 4, first: 1, polarity: 'bipolar' }, [0, 0.666667, 0.666667, 0]],
    ['bipolar at a third', { points: 3, first: 1, polarity: 'bipolar', ideal: 1.6 }, [0.571429, 0.714286, 0]],
    ['of one point', { points: 1, first: 1, polarity: 'ascending' }, [1]],
  ])('%s normalises its values', (_name, scale, expected) => {
    expect(normalised(scale)).toEqual(expected);
  });

  test('normalises what lies between its values', () => {
    expect(round(normalise({ points: 5, first: 1, polarity: 'descending' }, parseDecimal('1.5')))).toBe(0.875);
  });
});

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
