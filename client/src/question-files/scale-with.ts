/** What a language tag looks like. */
export const languageTag = /^[A-Za-z]{2,3}(?:-[A-Za-z0-9]{1,8}){0,4}$/;

/** A scale with these labels, which may be empty; its values count from `first`. */
export const scaleWith = (labels: readonly string[], first = 1): object => ({
  points: labels.length,
  ...(first !== 1 && { first }),
  ...(labels.some(Boolean) && { labels }),
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
