import { inOwnLanguage } from '../../shared/language/own-language.ts';
import { de } from './messages-de.ts';
import { en } from './messages-en.ts';

/** The texts about the person's own classes and departments in open periods, and about the slide for a class. */
export const messages = inOwnLanguage({ en, de });
