import { reasonsInEnglish } from 'facet-client/question-files/reasons';

// The command says the same.
export const en = reasonsInEnglish;
