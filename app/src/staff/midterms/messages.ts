import { inOwnLanguage } from '../../shared/language/own-language.ts';
import { de } from './messages-de.ts';
import { en } from './messages-en.ts';

/** The words about asking one's own class while the term runs. */
export const messages = inOwnLanguage({ en, de });
