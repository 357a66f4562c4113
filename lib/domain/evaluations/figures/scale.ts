import type { Scale } from '../../../resources/course-evaluations/question-scale.ts';

/** The parts of a scale that the figures need. */
export type FigureScale = Omit<Scale, 'labels'>;
