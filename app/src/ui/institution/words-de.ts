import type { en } from './words-en.ts';

/** The words below every page, in German. */
export const de: typeof en = {
  questions: 'Fragen?',
  privacy: 'Datenschutz',
  accessibility: 'Barrierefreiheit',
};
