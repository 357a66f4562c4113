import type { Words } from '../../shared/language/own-language.ts';
import { count, toAnswered, toNumber, toPercent } from '../parts/formats.ts';
import type { en } from './messages-en.ts';

export const de: Words<typeof en> = {
  now: 'Jetzt offen',
  noneOpen: 'Zurzeit ist kein Zeitraum offen.',
  rate: toAnswered,
  hidden: 'Wie viele geantwortet haben, wird nicht gezeigt: zu wenige.',
  nobody: 'Noch niemand hat geantwortet. Sind die Studierenden eingeladen?',
  before: (rate, name, difference) => {
    const points = Math.round(Math.abs(difference) * 100);
    if (points === 0) return `So viele wie am selben Tag von ${name}.`;
    return `${count(points, 'Punkt', 'Punkte')} ${difference > 0 ? 'mehr' : 'weniger'} als am selben Tag von ${name} (${toPercent(rate)}).`;
  },
  closes: (when) => `Schließt ${when}`,
  closesNever: 'Kein Ende festgelegt',
  behind: (number, more) =>
    `${toNumber(number)}${more ? ' oder mehr' : ''} ${number === 1 ? 'Gruppe bleibt' : 'Gruppen bleiben'} zurück`,
  lowest: (name, rate) => `am weitesten ${name}, ${toPercent(rate)}`,
  toDo: 'Was als Nächstes zu tun ist',
  nothingToDo: 'Nichts wartet auf Sie.',
  looking: 'Einen Moment …',
  tasks: {
    begin: ['Es gibt noch keinen Evaluationszeitraum.', 'Den ersten anlegen'],
    draft: (name) => [`${name} ist ein Entwurf, den niemand sieht.`, 'Vervollständigen und veröffentlichen'],
    scheduled: (name, when) => [`${name} öffnet ${when}.`, 'Studierende einladen'],
    unscheduled: (name) => [`${name} ist veröffentlicht und hat keinen Beginn.`, 'Zeiten festlegen'],
    endless: (name) => [`${name} ist offen und hat kein Ende.`, 'Eines festlegen'],
    soon: (name, when) => [`${name} schließt ${when}.`, 'Auflisten, wer nicht geantwortet hat'],
    comments: (name, number, isMore) => [
      `${name}: ${isMore ? `mehr als ${toNumber(number)} Kommentare warten` : `${count(number, 'Kommentar wartet', 'Kommentare warten')}`} auf Durchsicht.`,
      'Durchsehen',
    ],
    release: (name) => [`${name} ist geschlossen, und die Ergebnisse sind nicht freigegeben.`, 'Ansehen und freigeben'],
    releases: (name, when) => [`Die Ergebnisse von ${name} erscheinen ${when}.`, 'Vorher ansehen'],
  },
  results: 'Neueste Ergebnisse',
  noResults: 'Noch keine Ergebnisse',
  noResultsLead:
    'Sie erscheinen hier, wenn ein Zeitraum geschlossen ist und das Evaluationsbüro seine Ergebnisse freigegeben hat.',
  allResults: 'Alle Ergebnisse',
};
