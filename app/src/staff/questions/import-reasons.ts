import { reasonsInEnglish } from 'facet-client/question-files/reasons';
import { inOwnLanguage } from '../../shared/language/own-language.ts';
import { de } from './import-reasons-de.ts';

/** Why something of a file is not taken. */
export const reasons = inOwnLanguage({ en: reasonsInEnglish, de });
