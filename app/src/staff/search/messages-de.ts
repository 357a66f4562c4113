import type { Words } from '../../shared/language/own-language.ts';
import type { en } from './messages-en.ts';

export const de: Words<typeof en> = {
  label: 'Personen und Gruppen suchen',
  placeholder: 'Name, Nummer oder Kurs',
  submit: 'Suchen',
  title: 'Personen und Gruppen',
  lead: 'Personen nach Name, E-Mail-Adresse oder Nummer, Gruppen nach Kurs und Gruppe. Die Wörter können in beliebiger Reihenfolge stehen, und von jedem genügt der Anfang.',
  empty: 'Wonach suchen Sie?',
  emptyLead:
    'Benutzen Sie das Feld oben, zum Beispiel für einen Namen, eine Personalnummer oder einen Kurs mit einer Gruppe.',
  none: (words) => `Nichts gefunden für „${words}“`,
  noneLead: 'Versuchen Sie es mit weniger Wörtern oder nur mit dem Anfang eines Wortes.',
  people: 'Personen',
  nobody: 'Keine Person hat alle diese Wörter.',
  sections: 'Gruppen',
  noSections: 'Keine Gruppe hat alle diese Wörter.',
  name: 'Name',
  address: 'E-Mail-Adresse',
  number: 'Nummer',
  course: 'Kurs',
  section: 'Gruppe',
  term: 'Semester',
  more: 'Mehr zeigen',
  failed: 'Die Suche ist fehlgeschlagen',
  gone: 'Konto nicht in Gebrauch',
  cancelled: 'Abgesagt',
};
