import { inOwnLanguage } from '../../shared/language/own-language.ts';
import { de } from './messages-de.ts';
import { en } from './messages-en.ts';

/** The texts of the start page of staff, without those that all areas share. */
export const messages = inOwnLanguage({ en, de });
