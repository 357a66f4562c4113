import type { Scale } from '../../../resources/course-evaluations/question-scale.ts';

/** What the figures need of a scale. */
export type FigureScale = Omit<Scale, 'labels'>;
