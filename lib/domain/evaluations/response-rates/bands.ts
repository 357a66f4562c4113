import type { Band } from '../../../resources/course-evaluations/answers/response-rates.ts';

/** Below this many enrolled students, instructors see a band: the number of answers would reveal who has answered. */
export const smallClass = 10;

const manyEnough = 5;

/** The band of a number of answers. */
export const bandOf = (completed: number): Band => {
  if (completed === 0) return '0';
  return completed < manyEnough ? '1–4' : '5+';
};
