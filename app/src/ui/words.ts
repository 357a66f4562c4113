import { inOwnLanguage } from '../shared/language/own-language.ts';
import { de } from './words-de.ts';
import { en } from './words-en.ts';

/** The words of what all pages of staff share. */
export const words = inOwnLanguage({ en, de });
