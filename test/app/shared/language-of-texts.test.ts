import { expect, it } from 'vitest';
import { translated } from '../../../app/src/shared/language/chosen.ts';
import { textInLanguage } from '../../../lib/runtime/preferred-language.ts';

const translations = [
  {},
  { de: 'de' },
  { 'de-AT': 'de-AT' },
  { 'de-AT': 'de-AT', de: 'de' },
  { 'de-at': 'de-at', 'de-CH': 'de-CH' },
  { fr: 'fr', 'en-GB': 'en-GB', en: 'en' },
];

it.each(['de', 'en', 'de-CH', 'DE-at', 'fr-CA', 'zh-Hant'])(
  'pages and PDFs choose the same of several translations for %s',
  (wanted) => {
    for (const each of translations) {
      const { text, lang } = translated('as written', each, wanted);
      expect({ text, language: lang }).toEqual(textInLanguage('as written', each, wanted));
    }
  },
);
