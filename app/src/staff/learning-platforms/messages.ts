import { inOwnLanguage } from '../../shared/language/own-language.ts';
import { de } from './messages-de.ts';
import { en } from './messages-en.ts';

/** The words of learning platforms. */
export const messages = inOwnLanguage({ en, de });
