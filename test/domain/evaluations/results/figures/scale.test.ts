import { describe, expect, test } from 'vitest';
import { parseDecimal, rational, round } from '../../../../../lib/domain/evaluations/results/figures/rational.ts';
import {
  isFavourable,
  normalise,
  normaliseNumber,
  type Scale,
  valuesOf,
} from '../../../../../lib/domain/evaluations/results/figures/scale.ts';

const favourable = (scale: Scale): number[] => valuesOf(scale).filter((value) => isFavourable(scale, value));
const normalised = (scale: Scale): number[] => valuesOf(scale).map((value) => round(normalise(scale, rational(value))));

describe('a scale', () => {
  test.each<[string, Scale, number[]]>([
    ['ascending', { points: 5, first: 1, polarity: 'ascending' }, [0, 0.25, 0.5, 0.75, 1]],
    ['descending', { points: 5, first: 1, polarity: 'descending' }, [1, 0.75, 0.5, 0.25, 0]],
    ['ascending from 0', { points: 3, first: 0, polarity: 'ascending' }, [0, 0.5, 1]],
    ['bipolar', { points: 5, first: 1, polarity: 'bipolar', ideal: 3 }, [0, 0.5, 1, 0.5, 0]],
    ['bipolar aside', { points: 5, first: 1, polarity: 'bipolar', ideal: 2 }, [0.666667, 1, 0.666667, 0.333333, 0]],
    ['bipolar between', { points: 4, first: 1, polarity: 'bipolar' }, [0, 0.666667, 0.666667, 0]],
    ['of one point', { points: 1, first: 1, polarity: 'ascending' }, [1]],
  ])('%s normalises its values', (_name, scale, expected) => {
    expect(normalised(scale)).toEqual(expected);
  });

  test('normalises what lies between its values', () => {
    expect(normaliseNumber({ points: 5, first: 1, polarity: 'descending' }, 1.5)).toBeCloseTo(0.875, 9);
  });

  test.each<[string, Scale, number[]]>([
    ['the top two of five', { points: 5, first: 1, polarity: 'ascending' }, [4, 5]],
    ['the top three of seven', { points: 7, first: 1, polarity: 'ascending' }, [5, 6, 7]],
    ['the upper of two', { points: 2, first: 0, polarity: 'ascending' }, [1]],
    ['the first two of five that descend', { points: 5, first: 1, polarity: 'descending' }, [1, 2]],
    ['the ideal', { points: 5, first: 1, polarity: 'bipolar', ideal: 3 }, [3]],
    ['both sides of an ideal between two', { points: 6, first: 1, polarity: 'bipolar' }, [3, 4]],
  ])('is favourable, unless said, at %s', (_name, scale, expected) => {
    expect(favourable(scale)).toEqual(expected);
  });

  test.each<[string, Scale, number[]]>([
    ['at or above it', { points: 5, first: 1, polarity: 'ascending', favourableFrom: 3 }, [3, 4, 5]],
    [
      'at or below it where the scale descends',
      { points: 5, first: 1, polarity: 'descending', favourableFrom: 3 },
      [1, 2, 3],
    ],
    ['as near to the ideal', { points: 7, first: 1, polarity: 'bipolar', ideal: 4, favourableFrom: 5 }, [3, 4, 5]],
  ])('is favourable from a value on: %s', (_name, scale, expected) => {
    expect(favourable(scale)).toEqual(expected);
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
