import type { Quantiles } from '../../../../resources/course-evaluations/result-units.ts';

/** The interpolated median of one section, or of one instructor in it, with the instructors. */
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

/**
 * Returns the quantile of sorted values with linear interpolation between the two nearest (type 7, as in most
 * software).
 */
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

/** Returns the benchmark of some sections; undefined if there are few sections, or most values come from one person. */
export const benchmarkOf = (medians: readonly SectionMedian[]): Benchmark | undefined => {
  const counts = countBy(medians);
  const most = Math.max(0, ...counts.values());
  // A co-taught section has several medians.
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

/**
 * Returns the place of a value in a benchmark, in words. "Low" means low numbers, whichever end of the scale is the
 * good one.
 */
export const placeIn = (benchmark: Benchmark, value: number): Quantiles['place'] => {
  if (value < benchmark.p10) return 'lowest tenth';
  if (value < benchmark.lower_quartile) return 'lowest quarter';
  if (value > benchmark.p90) return 'highest tenth';
  return value > benchmark.upper_quartile ? 'highest quarter' : 'middle half';
};
