import { describe, expect, it } from 'vitest';
import {
  benchmarkOf,
  placeIn,
  quantileOf,
  type SectionMedian,
} from '../../../../../../lib/domain/evaluations/results/benchmarks/quantiles.ts';

/** Medians 1, 2, 3 … of sections that some instructors teach in turn. */
const medians = (sections: number, instructors: number): SectionMedian[] =>
  Array.from({ length: sections }, (_, index) => ({
    section: `s${index}`,
    value: index + 1,
    instructors: [`i${index % instructors}`],
  }));

describe('a benchmark', () => {
  it('has quantiles as most software works them out', () => {
    expect(benchmarkOf(medians(21, 7))).toEqual({
      sections: 21,
      p10: 3,
      lower_quartile: 6,
      median: 11,
      upper_quartile: 16,
      p90: 19,
    });
    expect(quantileOf([1, 2, 3, 4], 0.25)).toBe(1.75);
  });

  it('is the same in whatever order sections come', () => {
    expect(benchmarkOf(medians(21, 7).reverse())).toEqual(benchmarkOf(medians(21, 7)));
  });

  it('needs 15 sections and 5 instructors', () => {
    expect(benchmarkOf(medians(15, 5))?.sections).toBe(15);
    expect(benchmarkOf(medians(14, 5))).toBeUndefined();
    expect(benchmarkOf(medians(15, 4))).toBeUndefined();
  });

  it('takes instructors who teach together for one section', () => {
    const together = (sections: number) =>
      medians(2 * sections, 8).map((median, index) => ({ ...median, section: `s${index % sections}` }));
    expect(benchmarkOf(together(14))).toBeUndefined();
    expect(benchmarkOf(together(15))?.sections).toBe(15);
  });

  it('is none where one has more than half of it', () => {
    const one = (share: number) =>
      medians(20, 10).map((median, index) => (index < share ? { ...median, instructors: ['one'] } : median));
    expect(benchmarkOf(one(10))).toBeDefined();
    expect(benchmarkOf(one(11))).toBeUndefined();
  });

  it.each([
    [1, 'lowest tenth'],
    [3, 'lowest quarter'],
    [6, 'middle half'],
    [16, 'middle half'],
    [17, 'highest quarter'],
    [19, 'highest quarter'],
    [20, 'highest tenth'],
  ])('says of %d that it lies in the %s', (value, place) => {
    const benchmark = benchmarkOf(medians(21, 7));
    expect(benchmark && placeIn(benchmark, value)).toBe(place);
  });
});
