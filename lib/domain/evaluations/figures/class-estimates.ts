import { type Distribution, meanOf, sampleVarianceOf, sizeOf, sumOf } from './distribution.ts';
import { rational, round, roundNumber, toNumber } from './rational.ts';
import { normalQuantile, studentQuantile } from './student-t.ts';

/** Wilson's interval at 95 % for a share of `favourable` among `size`, drawn from `enrolled` without putting back. */
export const wilsonInterval = (favourable: number, size: number, enrolled: number): readonly [number, number] => {
  const share = rational(favourable, size);
  // All students have answered, or more than are enrolled by now, so nothing needs an estimate.
  if (size >= enrolled) return [round(share), round(share)];
  const p = toNumber(share);
  const effective = (size * (enrolled - 1)) / (enrolled - size);
  const square = normalQuantile ** 2;
  const width = 1 + square / effective;
  const centre = (p + square / (2 * effective)) / width;
  const half = (normalQuantile / width) * Math.sqrt((p * (1 - p)) / effective + square / (4 * effective ** 2));
  return [roundNumber(Math.max(0, centre - half)), roundNumber(Math.min(1, centre + half))];
};

/** Returns how far the mean of the whole class may be from the mean of those who answered, at 95 %. */
export const marginOfError = (distribution: Distribution, enrolled: number): number | null => {
  const size = sizeOf(distribution);
  if (size < 2) return null;
  if (size >= enrolled) return 0;
  const variance = toNumber(sampleVarianceOf(distribution));
  return roundNumber(studentQuantile(size - 1) * Math.sqrt((1 - size / enrolled) * (variance / size)));
};

/**
 * Returns what the mean of the whole class would be if all others gave the lowest value, and if all gave the highest.
 */
export const nonresponseBounds = (distribution: Distribution, enrolled: number): readonly [number, number] | null => {
  const size = sizeOf(distribution);
  const [first, last] = [distribution[0]?.[0], distribution.at(-1)?.[0]];
  if (enrolled === 0 || first === undefined || last === undefined) return null;
  if (size >= enrolled) return [round(meanOf(distribution)), round(meanOf(distribution))];
  const bound = (value: number): number => round(rational(sumOf(distribution) + (enrolled - size) * value, enrolled));
  return [bound(first), bound(last)];
};
