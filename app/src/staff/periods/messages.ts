import { inOwnLanguage } from '../../shared/language/own-language.ts';
import { de } from './messages-de.ts';
import { en } from './messages-en.ts';

/** The words of the area of evaluation periods. */
export const messages = inOwnLanguage({ en, de });
