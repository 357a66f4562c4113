import type { Words } from '../../shared/language/own-language.ts';
import { count } from '../parts/formats.ts';
import type { en } from './messages-en.ts';

/** The words in German. */
export const de: Words<typeof en> = {
  title: 'Fragen Sie Ihre Lehrveranstaltung, solange sie läuft',
  lead: 'Einige Fragen an Ihre Studierenden, deren Antworten nur Sie lesen. Noch ist Zeit, etwas zu ändern.',
  ask: 'Jetzt fragen',
  left: (left: number) => `Sie können in diesem Semester noch ${left === 1 ? 'einmal' : 'zweimal'} fragen`,
  open: (name: string, closes: string) => `${name}: offen, schließt ${closes}`,
  closed: (name: string) => `${name}: geschlossen`,
  result: 'Ergebnis lesen',
  page: 'Ihre Lehrveranstaltung fragen',
  missing: 'Diese Lehrveranstaltung können Sie gerade nicht fragen.',
  missingLead:
    'Sie unterrichten sie nicht, oder Sie haben schon zweimal gefragt, oder das Semester hat noch nicht begonnen, oder seine letzten drei Wochen haben es.',
  empty: 'Es gibt noch keine Fragen',
  emptyLead: 'Die Evaluationsstelle bietet im Fragenkatalog keine Fragen an.',
  reader: (threshold: number) =>
    `Nur Sie sehen das Ergebnis, sobald geschlossen ist und mindestens ${threshold} Studierende geantwortet haben. Niemand prüft die Kommentare.`,
  questions: 'Fragen',
  chosen: (chosen: number, most: number) => `${chosen} von höchstens ${most} gewählt`,
  choose: 'Wählen Sie mindestens eine Frage.',
  days: 'Wie lange?',
  day: (number: number) => count(number, 'Tag', 'Tage'),
  start: 'Jetzt beginnen',
  starting: 'Beginnt …',
  failed: 'Die Befragung wurde nicht begonnen',
  name: 'Zwischenevaluation',
};
