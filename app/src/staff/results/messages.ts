import { inOwnLanguage } from '../../shared/language/own-language.ts';
import { de, figureWordsDe, onScaleDe, rangeWordsDe } from './messages-de.ts';
import { en, figureWordsEn, onScaleEn, rangeWordsEn } from './messages-en.ts';

/** The words of the results. */
export const messages = inOwnLanguage({ en, de });

/** What a figure is, and what it means, in plain words. */
export const figureWords = inOwnLanguage({ en: figureWordsEn, de: figureWordsDe });

/** A range in words; where everybody has answered, its ends are the same. */
export const rangeWords = inOwnLanguage({ en: rangeWordsEn, de: rangeWordsDe });

/** The values of a scale and which of them is best. */
export const onScale = inOwnLanguage({ en: onScaleEn, de: onScaleDe });
