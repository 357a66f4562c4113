import { inOwnLanguage } from '../../shared/language/own-language.ts';
import { de, figureWordsDe, onScaleDe, rangeWordsDe } from './messages-de.ts';
import { en, figureWordsEn, onScaleEn, rangeWordsEn } from './messages-en.ts';

/** The texts about results. */
export const messages = inOwnLanguage({ en, de });

/** The names of the figures, and their explanations in plain words. */
export const figureWords = inOwnLanguage({ en: figureWordsEn, de: figureWordsDe });

/** A range in words; where everybody has answered, its ends are the same. */
export const rangeWords = inOwnLanguage({ en: rangeWordsEn, de: rangeWordsDe });

/** The values of a scale and which of them is best. */
export const onScale = inOwnLanguage({ en: onScaleEn, de: onScaleDe });
