import { add, multiply, type Rational, rational, subtract } from './rational.ts';

/** The number of answers for each value of a scale, in order, with values that nobody has given. */
export type Distribution = readonly (readonly [value: number, count: number])[];

/** Returns the number of answers. */
export const sizeOf = (distribution: Distribution): number => distribution.reduce((sum, [, count]) => sum + count, 0);

/** Returns Σ v c_v. */
export const sumOf = (distribution: Distribution): number =>
  distribution.reduce((sum, [value, count]) => sum + value * count, 0);

/** Returns the mean. Throws RangeError without answers. */
export const meanOf = (distribution: Distribution): Rational => rational(sumOf(distribution), sizeOf(distribution));

/** Returns n Σ v² c_v − (Σ v c_v)²: the squared deviations from the mean, times n, in whole numbers. */
const squaresOf = (distribution: Distribution): bigint => {
  const squares = distribution.reduce((sum, [value, count]) => sum + value * value * count, 0);
  return BigInt(sizeOf(distribution)) * BigInt(squares) - BigInt(sumOf(distribution)) ** 2n;
};

/** Returns the variance of the population, with n. */
export const varianceOf = (distribution: Distribution): Rational =>
  rational(squaresOf(distribution), BigInt(sizeOf(distribution)) ** 2n);

/** Returns the variance of the sample, with n − 1. Throws RangeError for fewer than two answers. */
export const sampleVarianceOf = (distribution: Distribution): Rational => {
  const size = BigInt(sizeOf(distribution));
  return rational(squaresOf(distribution), size * (size - 1n));
};

/** Returns the given values with the number of answers up to and including each. */
const cumulated = (distribution: Distribution): { value: number; count: number; through: number }[] => {
  let through = 0;
  return distribution
    .filter(([, count]) => count > 0)
    .map(([value, count]) => {
      through += count;
      return { value, count, through };
    });
};

const classes = (distribution: Distribution) => {
  const used = cumulated(distribution);
  const size = used.at(-1)?.through ?? 0;
  const index = used.findIndex(({ through }) => 2 * through >= size);
  const [median, next] = [used[index], used[index + 1]];
  if (median === undefined) throw new RangeError('no answers have no median');
  return { median, next, size };
};

/** Returns the middle answer, or the mean of the two middle ones. Throws RangeError without answers. */
export const medianOf = (distribution: Distribution): Rational => {
  const { median, next, size } = classes(distribution);
  return 2 * median.through === size && next !== undefined
    ? rational(median.value + next.value, 2)
    : rational(median.value);
};

/**
 * Returns the median within its class, as if answers were spread evenly from half a point below the value to half a
 * point above: v − ½ + (n/2 − F)/c. If exactly half of the answers lie up to a value, returns the mean of this value
 * and the next given one.
 */
export const interpolatedMedianOf = (distribution: Distribution): Rational => {
  const { median, next, size } = classes(distribution);
  if (2 * median.through === size && next !== undefined) return rational(median.value + next.value, 2);
  const below = median.through - median.count;
  return add(rational(2 * median.value - 1, 2), rational(size - 2 * below, 2 * median.count));
};

/** Returns 4/(K−1) Σ F (1 − F): 0 if all answers are the same, 1 with half at each end; 0 on a scale of one point. */
export const dispersionOf = (distribution: Distribution): Rational => {
  const [size, points] = [sizeOf(distribution), distribution.length];
  if (points < 2) return rational(0);
  let through = 0;
  let sum = rational(0);
  for (const [, count] of distribution.slice(0, -1)) {
    through += count;
    const share = rational(through, size);
    sum = add(sum, multiply(share, subtract(rational(1), share)));
  }
  return multiply(rational(4, points - 1), sum);
};
