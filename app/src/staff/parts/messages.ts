import { inOwnLanguage } from '../../shared/language/own-language.ts';
import { de } from './messages-de.ts';
import { en } from './messages-en.ts';

/** The words of what all areas share; each area has its own. */
export const messages = inOwnLanguage({ en, de });

export type StaffMessages = typeof messages;

/** A right, by the name that its words have. */
export type Right = keyof StaffMessages['rights'];
