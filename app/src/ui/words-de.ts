import type { Words } from '../shared/language/own-language.ts';
import type { en } from './words-en.ts';

export const de: Words<typeof en> = {
  pages: (name) => `Seiten von: ${name}`,
  previous: 'Zurück',
  next: 'Weiter',
  rows: (from, to, all) => `${from} bis ${to} von ${all}`,
  table: 'Die Zahlen als Tabelle',
};
