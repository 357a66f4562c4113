import type { Scale } from '../../../resources/course-evaluations/question-scale.ts';

/** What the figures need of a scale. */
export type FigureScale = Omit<Scale, 'labels'>;

/** The values of a scale, in order. */
export const valuesOf = ({ points, first }: FigureScale): number[] =>
  Array.from({ length: points }, (_, index) => first + index);
