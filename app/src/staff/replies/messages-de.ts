import type { Words } from '../../shared/language/own-language.ts';
import { count, toNumber, toPercent } from '../parts/formats.ts';
import type { en } from './messages-en.ts';

export const de: Words<typeof en> = {
  title: 'Antwort an die Studierenden',
  lead: 'Sagen Sie, was Sie den Antworten entnehmen und was sich ändern wird. Es ist das Einzige, was Studierende zurückbekommen.',
  none: 'Es gibt noch keine Antwort.',
  write: 'Eine Antwort schreiben',
  draft: 'Entwurf: Nur die Lehrenden der Gruppe sehen ihn.',
  published: (day) => `Veröffentlicht am ${day}`,
  correctable: (day) => `Sie lässt sich bis ${day} berichtigen, danach nur noch ergänzen.`,
  settled: 'Sie lässt sich nicht mehr berichtigen, aber ergänzen.',
  inLanguage: (name) => `Auf ${name}`,
  correct: 'Berichtigen',
  add: 'Ergänzen',
  addition: 'Was Sie ergänzen',
  additionHint: 'Es folgt auf den Text oben, der bleibt, wie er ist.',
  additionIn: (name) => `Was Sie ergänzen, auf ${name}`,
  text: 'Ihre Antwort',
  textIn: (name) => `Ihre Antwort auf ${name}`,
  hint: 'Mindestens 40 Zeichen. Eine leere Zeile beginnt einen Absatz, Zeilen, die mit - beginnen, sind eine Liste.',
  htmlHint: 'Mindestens 40 Zeichen, als HTML.',
  quotes:
    'Zitieren Sie keine Kommentare, die entfernt oder privat sind: Der Dienst lehnt 30 Zeichen eines solchen in Folge ab.',
  language: 'Eine weitere Sprache',
  noLanguage: 'Eine Sprache wählen',
  save: 'Entwurf speichern',
  saveText: 'Text speichern',
  saved: 'Gespeichert.',
  publish: 'Veröffentlichen …',
  cancel: 'Abbrechen',
  failed: 'Die Antwort wurde nicht gespeichert',
  publishing: {
    title: 'Diese Antwort veröffentlichen?',
    readers: 'Diese Personen werden sie lesen:',
    students: 'alle Studierenden der Gruppe, ob sie geantwortet haben oder nicht',
    chairs: 'die Leitung des Instituts',
    office: 'das Evaluationsbüro',
    mail: 'Die Studierenden bekommen eine Mail, wo der Dienst Mails verschickt.',
    final: 'Sie lässt sich nicht zurückziehen. 14 Tage lang können Sie sie berichtigen, danach nur ergänzen.',
    confirm: 'Veröffentlichen',
  },
  done: 'Die Antwort ist veröffentlicht.',
  tasks: {
    title: 'Was als Nächstes zu tun ist',
    lead: (number) =>
      `${count(number, 'Lehrveranstaltung wartet', 'Lehrveranstaltungen warten')} auf Ihre Antwort an die Studierenden.`,
    write: 'Eine Antwort schreiben',
  },
  share: {
    title: 'Antworten an Studierende',
    of: (published, due) =>
      due === 0
        ? 'Noch sind keine Ergebnisse freigegeben.'
        : `${toNumber(published)} von ${toNumber(due)} (${toPercent(published / due)})`,
    department: 'Institut',
    published: 'Veröffentlicht',
    due: 'Freigegebene Ergebnisse',
    rate: 'Anteil',
    shown: (published, due) =>
      `${toNumber(published)} von ${count(due, 'Ergebnis', 'Ergebnissen')} hier ${published === 1 ? 'hat' : 'haben'} eine Antwort an die Studierenden.`,
  },
};
