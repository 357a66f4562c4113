import { inOwnLanguage } from '../../shared/language/own-language.ts';
import { de } from './messages-de.ts';
import { en } from './messages-en.ts';

/** The texts about webhooks. */
export const messages = inOwnLanguage({ en, de });
