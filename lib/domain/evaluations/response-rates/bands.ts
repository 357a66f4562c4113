/** Below so many enrolled students a number of answers is told as a band to those who teach: it would tell who has answered. */
export const smallClass = 10;

const manyEnough = 5;

/** How many have answered, so far as it is told of a small class. */
export type Band = '0' | '1–4' | '5+';

/** The band of a number of answers. */
export const bandOf = (completed: number): Band => {
  if (completed === 0) return '0';
  return completed < manyEnough ? '1–4' : '5+';
};
