import { inOwnLanguage } from '../../shared/language/own-language.ts';
import { de } from './import-reasons-de.ts';
import { en } from './import-reasons-en.ts';

/** The reasons why a part of a file is not imported. */
export const reasons = inOwnLanguage({ en, de });
