/** Below this many enrolled students, instructors see a band: the number of answers would reveal who has answered. */
export const smallClass = 10;

const manyEnough = 5;

/** How many have answered, as it is shown for a small class. */
export type Band = '0' | '1–4' | '5+';

/** The band of a number of answers. */
export const bandOf = (completed: number): Band => {
  if (completed === 0) return '0';
  return completed < manyEnough ? '1–4' : '5+';
};
