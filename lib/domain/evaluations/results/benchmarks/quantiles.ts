import type { Quantiles } from '../../../../resources/course-evaluations/result-units.ts';

/** The interpolated median of one section, or of one instructor in it, with who has taught it. */
export interface SectionMedian {
  /** The evaluation of the section. */
  readonly section: string;
  readonly value: number;
  readonly instructors: readonly string[];
}

/** A benchmark before a section is placed in it. */
export type Benchmark = Omit<Quantiles, 'place'>;

const leastSections = 15;
const leastInstructors = 5;
const decimals = 6;

const rounded = (value: number): number => Number(value.toFixed(decimals));

/** The quantile of sorted values, interpolated linearly between the two nearest (type 7, as most software has it). */
export const quantileOf = (sorted: readonly number[], share: number): number => {
  const position = (sorted.length - 1) * share;
  const [below, above] = [sorted[Math.floor(position)] ?? 0, sorted[Math.ceil(position)] ?? 0];
  return rounded(below + (above - below) * (position - Math.floor(position)));
};

const countBy = (medians: readonly SectionMedian[]): Map<string, number> => {
  const counts = new Map<string, number>();
  for (const { instructors } of medians)
    for (const each of new Set(instructors)) counts.set(each, (counts.get(each) ?? 0) + 1);
  return counts;
};

/** The benchmark of some sections; undefined where it would be of few, or mostly of one. */
export const benchmarkOf = (medians: readonly SectionMedian[]): Benchmark | undefined => {
  const counts = countBy(medians);
  const most = Math.max(0, ...counts.values());
  // Of co-taught sections there are several medians.
  const sections = new Set(medians.map(({ section }) => section)).size;
  if (sections < leastSections || counts.size < leastInstructors || 2 * most > medians.length) return undefined;
  const sorted = medians.map(({ value }) => value).sort((one, other) => one - other);
  return {
    sections,
    p10: quantileOf(sorted, 0.1),
    lower_quartile: quantileOf(sorted, 0.25),
    median: quantileOf(sorted, 0.5),
    upper_quartile: quantileOf(sorted, 0.75),
    p90: quantileOf(sorted, 0.9),
  };
};

/** Where a value lies in a benchmark, in words. "Low" is meant of the numbers, whichever end of the scale is the good one. */
export const placeIn = (benchmark: Benchmark, value: number): Quantiles['place'] => {
  if (value < benchmark.p10) return 'lowest tenth';
  if (value < benchmark.lower_quartile) return 'lowest quarter';
  if (value > benchmark.p90) return 'highest tenth';
  return value > benchmark.upper_quartile ? 'highest quarter' : 'middle half';
};
