import { inOwnLanguage } from '../../shared/language/own-language.ts';
import { de } from './messages-de.ts';
import { en } from './messages-en.ts';

/** The words of the page that staff begin at, but for those that the pages of all areas share. */
export const messages = inOwnLanguage({ en, de });
