import { describe, expect, test } from 'vitest';
import { flagsOf } from '../../../../../lib/domain/evaluations/figures/flags.ts';
import type { FigureScale } from '../../../../../lib/domain/evaluations/figures/scale.ts';
import { responseRate, sharesOf } from '../../../../../lib/domain/evaluations/figures/shares.ts';
import { countsFrom } from './expanded.ts';

const ascending: FigureScale = { points: 5, first: 1, polarity: 'ascending' };
const descending: FigureScale = { ...ascending, polarity: 'descending' };
const bipolar: FigureScale = { ...ascending, polarity: 'bipolar', ideal: 3 };
const low = (scale: FigureScale, counts: readonly number[], bound: number) =>
  flagsOf(scale, countsFrom(1, ...counts), { lowAnswer: bound, deviation: null }).low_answer ?? false;
const wide = (counts: readonly number[], bound: string) =>
  flagsOf(ascending, countsFrom(1, ...counts), { lowAnswer: null, deviation: bound }).high_deviation ?? false;

describe('a flag', () => {
  test('is raised for a single answer at or below the bound', () => {
    expect(low(ascending, [0, 1, 0, 0, 30], 2)).toBe(true);
    expect(low(ascending, [0, 0, 31, 0, 0], 2)).toBe(false);
    expect(low(ascending, [0, 0, 31, 0, 0], 3)).toBe(true);
  });

  test('counts from the bad end of a descending scale, and from 1 on one that begins elsewhere', () => {
    expect(low(descending, [30, 0, 0, 1, 0], 2)).toBe(true);
    expect(low(descending, [30, 0, 1, 0, 0], 2)).toBe(false);
    const fromZero: FigureScale = { ...ascending, first: 0 };
    const lowest = (counts: Parameters<typeof countsFrom>) =>
      flagsOf(fromZero, countsFrom(...counts), { lowAnswer: 1, deviation: null }).low_answer ?? false;
    expect(lowest([0, 1, 0, 0, 0, 9])).toBe(true);
    expect(lowest([0, 0, 1, 0, 0, 9])).toBe(false);
  });

  test('is not raised for an answer on a bipolar scale, which has no low end', () => {
    expect(low(bipolar, [4, 0, 0, 0, 4], 5)).toBe(false);
  });

  test('is raised for a deviation above the bound, not for one that just reaches it', () => {
    expect(wide([1, 0, 1, 0, 0], '1')).toBe(false);
    expect(wide([1, 0, 1, 0, 0], '0.99999999999999999999')).toBe(true);
    expect(wide([0, 0, 3, 0, 0], '0')).toBe(false);
    expect(wide([1, 0, 2, 5, 4], '1.2')).toBe(false);
  });

  test('is off without a bound, and without answers', () => {
    expect(flagsOf(ascending, countsFrom(1, 5, 0, 0, 0, 5), { lowAnswer: null, deviation: null })).toEqual({});
    expect(flagsOf(ascending, countsFrom(1, 0, 0, 0, 0, 0), { lowAnswer: 5, deviation: '0' })).toEqual({});
  });
});

describe('a share', () => {
  test('is rounded by itself, so that several choices may add up to more than all', () => {
    expect(sharesOf({ a: 2, b: 1, c: 0, d: 3 }, 3)).toEqual({ a: 0.666667, b: 0.333333, c: 0, d: 1 });
    expect(sharesOf({ a: 0 }, 0)).toEqual({});
  });

  test('of the class that has answered is unknown where there is no class', () => {
    expect(responseRate(2, 3)).toBe(0.666667);
    expect(responseRate(3, 2)).toBe(1);
    expect(responseRate(0, 5)).toBe(0);
    expect(responseRate(3, 0)).toBeNull();
  });
});
