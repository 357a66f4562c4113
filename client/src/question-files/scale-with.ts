import type { Offered } from './question-row.ts';

/** What a language tag looks like. */
export const languageTag = /^[A-Za-z]{2,3}(?:-[A-Za-z0-9]{1,8}){0,4}$/;

const inOthers = (points: readonly Pick<Offered, 'others'>[]): object => {
  const languages = [...new Set(points.flatMap(({ others }) => Object.keys(others)))];
  if (languages.length === 0) return {};
  const labelsIn = (language: string) => points.map(({ others }) => others[language] ?? '');
  return { label_translations: Object.fromEntries(languages.map((each) => [each, labelsIn(each)])) };
};

/** A scale with these points, whose labels may be empty; its values count from `first`. */
export const scaleWith = (points: readonly Pick<Offered, 'label' | 'others'>[], first = 1): object => ({
  points: points.length,
  ...(first !== 1 && { first }),
  ...(points.some(({ label }) => label !== '') && { labels: points.map(({ label }) => label), ...inOthers(points) }),
});

const english = {
  yesNo: ['Yes', 'No'],
  yesNoUncertain: ['Yes', 'Uncertain', 'No'],
  change: ['Increase', 'Same', 'Decrease'],
  none: 'None',
};

const german: typeof english = {
  yesNo: ['Ja', 'Nein'],
  yesNoUncertain: ['Ja', 'Unsicher', 'Nein'],
  change: ['Zunahme', 'Gleich', 'Abnahme'],
  none: 'Nichts davon',
};

/** The labels that a file does not have, because the other system shows its own: in German surveys German, else English. */
export const fixedLabels = (language: string): typeof english => (/^de\b/i.test(language) ? german : english);
