import { isFavourable } from '../../../resources/course-evaluations/question-scale.ts';
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
import type { FigureScale } from './scale.ts';

/** A scale question's figures, each rounded once (rational.ts): shares and rates run from 0 to 1. */
export interface ScaleFigures {
  readonly mean: number;
  /** The standard deviation of the population, which is all who have answered. */
  readonly standard_deviation: number;
  readonly median: number;
  readonly interpolated_median: number;
  /** Null on a bipolar scale without favourable values; the interval is then null too. */
  readonly percent_favourable: number | null;
  /**
   * Wilson's interval at 95 %, for a class of finite size; twice the share itself if the whole class has answered. Null
   * also if the size is not known.
   */
  readonly percent_favourable_interval: readonly [number, number] | null;
  /** 0 if all answers are the same, 1 with half at each end. */
  readonly dispersion: number;
  /** The margin of the mean at 95 %; null for a single answer or an unknown size, 0 if the whole class has answered. */
  readonly margin_of_error: number | null;
  /** The possible means of the whole class; null if nobody is enrolled or the size is not known. */
  readonly nonresponse_bounds: readonly [number, number] | null;
}

/** A scale without favourable values, such as a bipolar one, has no share of them. */
const favourableFigures = (scale: FigureScale, distribution: Distribution, enrolled: number | null) => {
  if (scale.favourable_from === undefined) return { percent_favourable: null, percent_favourable_interval: null };
  const [favourable, size] = [
    sizeOf(distribution.filter(([value]) => isFavourable(scale, value))),
    sizeOf(distribution),
  ];
  return {
    percent_favourable: round(rational(favourable, size)),
    percent_favourable_interval: enrolled === null ? null : wilsonInterval(favourable, size, enrolled),
  };
};

/** All figures of a scale question; undefined without answers. `enrolled`: how many could have answered, null if unknown. */
export const scaleFigures = (
  scale: FigureScale,
  distribution: Distribution,
  enrolled: number | null,
): ScaleFigures | undefined =>
  sizeOf(distribution) === 0
    ? undefined
    : {
        mean: round(meanOf(distribution)),
        standard_deviation: roundNumber(Math.sqrt(toNumber(varianceOf(distribution)))),
        median: round(medianOf(distribution)),
        interpolated_median: round(interpolatedMedianOf(distribution)),
        ...favourableFigures(scale, distribution, enrolled),
        dispersion: round(dispersionOf(distribution)),
        margin_of_error: enrolled === null ? null : marginOfError(distribution, enrolled),
        nonresponse_bounds: enrolled === null ? null : nonresponseBounds(distribution, enrolled),
      };
