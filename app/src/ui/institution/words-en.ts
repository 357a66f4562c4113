/** The words below every page, in English. */
export const en = {
  questions: 'Questions?',
  privacy: 'How personal data are treated',
  accessibility: 'Accessibility',
};
