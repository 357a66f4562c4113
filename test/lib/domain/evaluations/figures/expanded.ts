import type { Distribution } from '../../../../../lib/domain/evaluations/figures/distribution.ts';
import type { FigureScale } from '../../../../../lib/domain/evaluations/figures/scale.ts';
import { scaleValues } from '../../../../../lib/resources/course-evaluations/question-scale.ts';
import { randomOf } from '../../../../../lib/runtime/random.ts';

/** Counts of 1, 2, 3 … as a distribution. */
export const countsFrom = (first: number, ...counts: readonly number[]): Distribution =>
  counts.map((count, index) => [first + index, count]);

/** Every answer by itself, as a naive computation takes them. */
export const expand = (distribution: Distribution): number[] =>
  distribution.flatMap(([value, count]) => Array.from({ length: count }, () => value));

/** Scales with distributions of 1 to 40 answers, some of them lopsided, always the same ones. */
export const drawn = (count: number): { scale: FigureScale; distribution: Distribution }[] =>
  Array.from({ length: count }, (_, index) => {
    const random = randomOf('figures', index);
    const below = (limit: number): number => Math.floor(random.number() * limit);
    const scale: FigureScale = {
      points: 2 + below(9),
      first: below(3) - 1,
      polarity: (['ascending', 'descending', 'bipolar'] as const)[below(3)] ?? 'ascending',
      favourable_from: 1 + below(2),
    };
    const values = scaleValues(scale);
    const answers = Array.from({ length: 1 + below(40) }, () => values[below(1 + below(values.length))]);
    return { scale, distribution: values.map((value) => [value, answers.filter((each) => each === value).length]) };
  });
