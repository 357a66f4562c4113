import { describe, expect, test } from 'vitest';
import { marginOfError, wilsonInterval } from '../../../../../lib/domain/evaluations/figures/class-estimates.ts';
import { sizeOf } from '../../../../../lib/domain/evaluations/figures/distribution.ts';
import type { FigureScale } from '../../../../../lib/domain/evaluations/figures/scale.ts';
import { scaleFigures } from '../../../../../lib/domain/evaluations/figures/scale-figures.ts';
import { studentQuantile } from '../../../../../lib/domain/evaluations/figures/student-t.ts';
import { isFavourable } from '../../../../../lib/resources/course-evaluations/question-scale.ts';
import { countsFrom, drawn, expand } from './expanded.ts';

const fivePoints: FigureScale = { points: 5, first: 1, polarity: 'ascending', favourable_from: 4 };
const figures = (counts: readonly number[], enrolled: number) =>
  scaleFigures({ ...fivePoints, points: counts.length }, countsFrom(1, ...counts), enrolled);

const sumOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);

/** The figures by their definitions, answer by answer, in doubles. */
const naively = (scale: FigureScale, answers: readonly number[], enrolled: number) => {
  const sorted = answers.toSorted((one, other) => one - other);
  const n = answers.length;
  const mean = sumOf(answers) / n;
  const squares = sumOf(answers.map((value) => (value - mean) ** 2));
  const [low, high] = [sorted[Math.ceil(n / 2) - 1] ?? Number.NaN, sorted[Math.floor(n / 2)] ?? Number.NaN];
  const [below, alike] = [sorted.filter((value) => value < low).length, sorted.filter((value) => value === low).length];
  const shares = Array.from(
    { length: scale.points - 1 },
    (_, index) => sorted.filter((value) => value <= scale.first + index).length / n,
  );
  const p = answers.filter((value) => isFavourable(scale, value)).length / n;
  const others = Array.from({ length: Math.max(0, enrolled - n) });
  const bound = (value: number) => sumOf([...answers, ...others.map(() => value)]) / Math.max(n, enrolled);
  return {
    mean,
    standard_deviation: Math.sqrt(squares / n),
    median: (low + high) / 2,
    interpolated_median: below + alike === n / 2 ? (low + high) / 2 : low - 0.5 + (n / 2 - below) / alike,
    percent_favourable: p,
    dispersion: (4 / (scale.points - 1)) * sumOf(shares.map((share) => share * (1 - share))),
    nonresponse_bounds: [bound(scale.first), bound(scale.first + scale.points - 1)],
  };
};

describe('the figures of a scale question', () => {
  test('are those of the worked example', () => {
    expect(figures([1, 0, 2, 5, 4], 20)).toEqual({
      mean: 3.916667,
      standard_deviation: 1.114924,
      median: 4,
      interpolated_median: 4.1,
      percent_favourable: 0.75,
      percent_favourable_interval: [expect.closeTo(0.568, 3), expect.closeTo(0.872, 3)],
      dispersion: 0.5625,
      margin_of_error: expect.closeTo(0.468, 3),
      nonresponse_bounds: [2.75, 4.35],
    });
  });

  test.each([
    ['two 1, nine 4, ten 5', [2, 0, 0, 9, 10], 4.444444],
    // Just half up to the 4.
    ['one 2, nine 4, ten 5', [0, 1, 0, 9, 10], 4.5],
    ['1 2 2 4 2', [1, 2, 2, 4, 2], 3.625],
    ['0 0 1 6 4', [0, 0, 1, 6, 4], 4.25],
    ['0 0 3 3 0', [0, 0, 3, 3, 0], 3.5],
    ['0 2 0 2 0', [0, 2, 0, 2, 0], 3],
  ])('have the interpolated median of %s', (_name, counts, expected) => {
    expect(figures(counts, 30)?.interpolated_median).toBe(expected);
  });

  test('are what the definitions give for every answer by itself', () => {
    for (const { scale, distribution } of drawn(500)) {
      const answers = expand(distribution);
      for (const enrolled of [answers.length - 1, answers.length, answers.length + 7, 3 * answers.length]) {
        const found = scaleFigures(scale, distribution, enrolled);
        for (const [name, value] of Object.entries(naively(scale, answers, enrolled))) {
          if (enrolled === 0 && name === 'nonresponse_bounds') continue;
          const [one, other] = [[found?.[name as keyof typeof found]].flat(), [value].flat()];
          for (const [index, each] of one.entries()) expect(each, name).toBeCloseTo(other[index] ?? Number.NaN, 5);
        }
      }
    }
  });

  test('show no favourable share of a scale that does not say what is', () => {
    const scale: FigureScale = { points: 5, first: 1, polarity: 'bipolar', ideal: 3 };
    expect(scaleFigures(scale, countsFrom(1, 1, 0, 2, 5, 4), 20)).toMatchObject({
      percent_favourable: null,
      percent_favourable_interval: null,
    });
  });

  test('take the low end for favourable where the scale descends', () => {
    const scale: FigureScale = { points: 5, first: 1, polarity: 'descending', favourable_from: 2 };
    expect(scaleFigures(scale, countsFrom(1, 1, 0, 2, 5, 4), 20)?.percent_favourable).toBe(0.083333);
  });

  test('are none without answers', () => {
    expect(figures([0, 0, 0, 0, 0], 10)).toBeUndefined();
  });

  test('of one answer have no margin and a narrow rest', () => {
    expect(figures([0, 0, 0, 1, 0], 10)).toMatchObject({
      mean: 4,
      standard_deviation: 0,
      median: 4,
      interpolated_median: 4,
      dispersion: 0,
      margin_of_error: null,
      nonresponse_bounds: [1.3, 4.9],
    });
  });

  test.each([
    ['all have answered', 4],
    ['more have answered than are enrolled by now', 3],
  ])('guess at nobody where %s', (_name, enrolled) => {
    expect(figures([0, 1, 0, 3, 0], enrolled)).toMatchObject({
      percent_favourable_interval: [0.75, 0.75],
      margin_of_error: 0,
      nonresponse_bounds: [3.5, 3.5],
    });
  });

  test('bound nothing where nobody is enrolled any more', () => {
    expect(figures([0, 1, 0, 3, 0], 0)).toMatchObject({ nonresponse_bounds: null, margin_of_error: 0 });
  });

  test('reach the ends: half at each end is 1, all at one is 0', () => {
    expect(figures([5, 0, 0, 0, 5], 40)?.dispersion).toBe(1);
    expect(figures([0, 0, 0, 0, 9], 40)).toMatchObject({
      dispersion: 0,
      interpolated_median: 5,
      percent_favourable: 1,
    });
    expect(figures([5, 5], 40)).toMatchObject({ dispersion: 1, median: 1.5, interpolated_median: 1.5 });
  });

  test('keep intervals within 0 and 1, and around the share', () => {
    for (let n = 1; n <= 30; n += 1)
      for (let favourable = 0; favourable <= n; favourable += 1) {
        const [low, high] = wilsonInterval(favourable, n, 31);
        expect(low).toBeGreaterThanOrEqual(0);
        expect(high).toBeLessThanOrEqual(1);
        expect(low).toBeLessThanOrEqual(favourable / n + 1e-6);
        expect(high).toBeGreaterThanOrEqual(favourable / n - 1e-6);
      }
  });
});

describe("Student's t", () => {
  // NIST/SEMATECH e-Handbook of Statistical Methods, 1.3.6.7.2; the last by R's qt.
  test.each([
    [1, 12.706],
    [2, 4.303],
    [3, 3.182],
    [4, 2.776],
    [11, 2.201],
    [30, 2.042],
    [100, 1.984],
    [199, 1.972],
    [200, 1.972],
    [1_000, 1.962],
  ])('has the quantile of %i degrees', (degrees, quantile) => {
    expect(studentQuantile(degrees)).toBeCloseTo(quantile, 3);
  });

  test('falls without a step where the series gives way to the expansion', () => {
    for (let degrees = 1; degrees < 400; degrees += 1)
      expect(studentQuantile(degrees + 1)).toBeLessThan(studentQuantile(degrees));
    const fall = (degrees: number): number => studentQuantile(degrees) - studentQuantile(degrees + 1);
    expect(fall(199)).toBeLessThan(fall(198));
    expect(fall(199)).toBeGreaterThan(fall(200));
  });

  test('makes a margin that shrinks as the rest of the class does', () => {
    const answers = countsFrom(1, 1, 0, 2, 5, 4);
    const margins = [200, 40, 20, 13].map((enrolled) => marginOfError(answers, enrolled) ?? Number.NaN);
    expect(margins).toEqual(margins.toSorted((one, other) => other - one));
    expect(sizeOf(answers)).toBe(12);
  });
});
