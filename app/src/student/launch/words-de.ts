import type { Words } from './words-en.ts';

export const de: Words = {
  title: 'Ihre Lehrveranstaltungsbewertungen',
  lead: 'Sie kommen von Ihrer Lernplattform. Sie erfährt nicht, was Sie antworten und ob Sie geantwortet haben.',
  begin: 'Weiter',
  code: 'Wenn das nicht stimmt, nennen Sie der Beratung diesen Code:',
  refused: {
    launch_expired: [
      'Bitte öffnen Sie es noch einmal',
      'Das hat zu lange gedauert, wurde schon geöffnet oder in einem anderen Browser begonnen. Gehen Sie zurück zu Ihrer Lernplattform und öffnen Sie es noch einmal.',
    ],
    not_enrolled: [
      'Sie sind hier in keiner Veranstaltung',
      'Dieser Dienst kennt keine Veranstaltung, die Sie besuchen. Bis eine Anmeldung ankommt, können einige Tage vergehen.',
    ],
    nothing_open: [
      'Im Moment gibt es nichts zu beantworten',
      'Für Sie ist keine Bewertung offen, oder Sie haben alle beantwortet. Vielen Dank!',
    ],
    unreachable: [
      'Der Dienst ist nicht erreichbar',
      'Prüfen Sie Ihre Verbindung und öffnen Sie es noch einmal von Ihrer Lernplattform aus.',
    ],
  },
};
