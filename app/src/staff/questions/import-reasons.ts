import { inOwnLanguage } from '../../shared/language/own-language.ts';
import { de } from './import-reasons-de.ts';
import { en } from './import-reasons-en.ts';

/** Why something of a file is not taken. */
export const reasons = inOwnLanguage({ en, de });
