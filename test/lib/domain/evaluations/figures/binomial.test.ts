import { describe, expect, it } from 'vitest';
import { chanceOfAtMost } from '../../../../../lib/domain/evaluations/figures/binomial.ts';

/** The same by all outcomes of so many trials. */
const countedOut = (successes: number, trials: number, chance: number): number => {
  let sum = 0;
  for (let outcome = 0; outcome < 2 ** trials; outcome += 1) {
    const hits = [...outcome.toString(2)].filter((each) => each === '1').length;
    if (hits <= successes) sum += chance ** hits * (1 - chance) ** (trials - hits);
  }
  return sum;
};

describe('the chance of at most so many successes', () => {
  it.each([
    [0, 1, 0.5],
    [0, 10, 0.02],
    [3, 10, 0.5],
    [7, 10, 0.9],
    [9, 10, 0.3],
  ])('%i of %i at %f is the sum over all outcomes', (successes, trials, chance) => {
    expect(chanceOfAtMost(successes, trials, chance)).toBeCloseTo(countedOut(successes, trials, chance), 12);
  });

  it('holds at its ends, and in large classes', () => {
    expect(chanceOfAtMost(5, 5, 0.4)).toBe(1);
    expect(chanceOfAtMost(0, 5, 0)).toBe(1);
    expect(chanceOfAtMost(4, 5, 1)).toBe(0);
    expect(chanceOfAtMost(500, 1000, 0.5)).toBeCloseTo(0.512613, 6);
  });
});
