import type { Words } from '../../shared/language/own-language.ts';
import { count } from '../parts/formats.ts';
import type { en } from './messages-en.ts';

export const de: Words<typeof en> = {
  title: 'Berichte',
  purpose: 'Berichte zum Drucken: einer für jede Lehrveranstaltung und einer über Ihre Lehre im Verlauf der Semester.',
  lead: 'Jede Lehrveranstaltung hat einen Bericht zum Drucken, mit einer Erklärung jeder Zahl.',
  back: 'Berichte',
  own: 'Was Sie gelehrt haben',
  allOf: (name) => `Alle Berichte von ${name} und der Institute darunter`,
  department: (name) => `Ergebnisse von ${name} und der Institute darunter`,
  teaching: 'Meine Lehre im Verlauf der Semester',
  none: 'Noch keine Berichte',
  noneLead:
    'Ein Bericht erscheint hier, wenn das Evaluationsbüro die Ergebnisse eines Zeitraums freigegeben hat, die Sie sehen dürfen.',
  more: 'Es gibt mehr: Alle Ergebnisse stehen unter „Ergebnisse“.',
  allResults: 'Alle Ergebnisse',
  overTerms: (name) => `Lehre im Verlauf der Semester: ${name}`,
  instructorUnknown: 'eine Lehrperson',
  report: (name) => `Bericht: ${name}`,
  print: 'Drucken oder als PDF speichern',
  paper: 'Papier',
  papers: { A4: 'A4', letter: 'Letter' },
  running: 'Lehrevaluation',
  confidential: 'Nur für Berechtigte; geben Sie es nicht weiter.',
  page: 'Seite',
  of: 'von',
  loadingAll: (done, all) => `${done} von ${count(all, 'Ergebnis', 'Ergebnissen')} gelesen …`,
  guide: {
    title: 'Bevor Sie die Zahlen lesen',
    paragraphs: [
      'Kleine Lehrveranstaltungen und niedriger Rücklauf machen Zahlen unsicher. In einer Gruppe von zehn verschiebt eine Person den Anteil günstiger Antworten um zehn Punkte. Wer antwortet, kann sich von denen unterscheiden, die es nicht tun. Lesen Sie also die Spannen und nicht nur die Zahlen; behandeln Sie Unterschiede, die kleiner sind als eine Spanne, als keine; und sehen Sie mehrere Semester an, bevor Sie etwas schließen.',
      'Antworten sagen, wie Studierende eine Lehrveranstaltung erlebt haben. Sie messen nicht, wie viel gelernt wurde, und hängen bekanntlich von Dingen außerhalb der Lehre ab: dem Fach, ob der Kurs Pflicht ist, der Stufe, der erwarteten Note und Vorurteilen über Geschlecht, Herkunft, Akzent, Alter oder Aussehen der Lehrperson. Ordnen Sie niemals Personen danach, und entscheiden Sie über eine Person nie allein danach: Lesen Sie sie zusammen mit anderen Belegen.',
    ],
  },
  figures: 'Was jede Zahl bedeutet',
  terms: {
    title: 'Frage für Frage',
    lead: 'Eine Zeile für jede Lehrveranstaltung. Zahlen mehrerer werden nicht gemittelt: Jede hat ihre eigene Größe und ihre eigenen Studierenden.',
    columns: {
      class: 'Lehrveranstaltung',
      when: 'Zeitraum',
      answers: 'Antworten',
      rate: 'Geantwortet',
      typical: 'Typische Antwort',
      favourable: 'Günstig',
      likely: 'Wahrscheinlich, in der ganzen Gruppe',
    },
    chart: (question) => `Typische Antworten im Verlauf: ${question}`,
    conditional: 'Nur nach bestimmten früheren Antworten gezeigt.',
    suppressed: 'zu wenige',
    classes: 'Lehrveranstaltungen in diesem Bericht',
    none: 'Es gibt noch keine freigegebenen Ergebnisse dieser Lehre.',
    withheld: 'zurückgehalten',
  },
};
