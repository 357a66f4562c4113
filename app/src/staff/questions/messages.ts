import { inOwnLanguage } from '../../shared/language/own-language.ts';
import { de } from './messages-de.ts';
import { en } from './messages-en.ts';

/** The texts of the pages on which questions are written. */
export const messages = inOwnLanguage({ en, de });
