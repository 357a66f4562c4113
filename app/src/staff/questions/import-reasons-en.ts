import { reasonsInEnglish } from 'facet-client/question-files/reasons';

// The command uses the same texts.
export const en = reasonsInEnglish;
