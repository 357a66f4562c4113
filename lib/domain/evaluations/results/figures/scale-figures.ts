import type { ScaleFigures } from '../frozen-result.ts';
import { marginOfError, nonresponseBounds, wilsonInterval } from './class-estimates.ts';
import {
  type Distribution,
  dispersionOf,
  interpolatedMedianOf,
  meanOf,
  medianOf,
  sizeOf,
  varianceOf,
} from './distribution.ts';
import { rational, round, roundNumber, toNumber } from './rational.ts';
import { isFavourable, type Scale } from './scale.ts';

/** All figures of a scale question; undefined without answers. `enrolled`: how many could have answered. */
export const scaleFigures = (scale: Scale, distribution: Distribution, enrolled: number): ScaleFigures | undefined => {
  const size = sizeOf(distribution);
  if (size === 0) return undefined;
  const favourable = sizeOf(distribution.filter(([value]) => isFavourable(scale, value)));
  return {
    mean: round(meanOf(distribution)),
    standard_deviation: roundNumber(Math.sqrt(toNumber(varianceOf(distribution)))),
    median: round(medianOf(distribution)),
    interpolated_median: round(interpolatedMedianOf(distribution)),
    percent_favourable: round(rational(favourable, size)),
    percent_favourable_interval: wilsonInterval(favourable, size, enrolled),
    dispersion: round(dispersionOf(distribution)),
    margin_of_error: marginOfError(distribution, enrolled),
    nonresponse_bounds: nonresponseBounds(distribution, enrolled),
  };
};
