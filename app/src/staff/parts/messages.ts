import { inOwnLanguage } from '../../shared/language/own-language.ts';
import { de } from './messages-de.ts';
import { en } from './messages-en.ts';

/** The texts that all areas share; each area also has its own. */
export const messages = inOwnLanguage({ en, de });

export type StaffMessages = typeof messages;

/** The name of a right in these texts. */
export type Right = keyof StaffMessages['rights'];
