import { count } from '../parts/formats.ts';
import type { en } from './messages-en.ts';

export const de: typeof en = {
  button: 'Alle Berichte als PDF',
  hint: 'Ein ZIP-Archiv mit einem Bericht zu jedem Ergebnis, das Sie sehen dürfen, in Ordnern.',
  comments: 'Mit Kommentaren',
  waiting: 'Die Berichte warten darauf, gemacht zu werden. Sie können diese Seite offen lassen.',
  running: (done, all) => `${done} von ${count(all, 'Bericht', 'Berichten')} gemacht`,
  done: (documents, withheld) =>
    `${count(documents, 'Bericht', 'Berichte')}${withheld === 0 ? '' : `, ${count(withheld, 'Ergebnis', 'Ergebnisse')} zurückgehalten: Das Archiv nennt die Gründe`}.`,
  download: 'Archiv herunterladen',
  kept: 'Es lässt sich 24 Stunden lang herunterladen.',
  lost: 'Sie sehen jetzt weniger als zu der Zeit, als das Archiv gemacht wurde. Lassen Sie es erneut machen.',
  failed: 'Die Berichte ließen sich nicht machen. Versuchen Sie es erneut.',
  tooMany: 'Das sind mehr als 10.000 Berichte. Wählen Sie ein Institut oder eine Person.',
  tooManyOpen: 'Zehn Archive für Sie sind noch in Arbeit. Fragen Sie wieder, wenn eines davon fertig ist.',
};
