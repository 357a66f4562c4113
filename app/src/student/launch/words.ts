import { de } from './words-de.ts';
import { en, type Words } from './words-en.ts';

/** Returns the texts about launches in a language of the application. */
export const wordsIn = (own: string): Words => (own === 'de' ? de : en);
