import { inOwnLanguage } from '../../shared/language/own-language.ts';
import { de } from './messages-de.ts';
import { en } from './messages-en.ts';

/** The words about what one teaches and chairs while its periods are open, and of the slide for a class. */
export const messages = inOwnLanguage({ en, de });
